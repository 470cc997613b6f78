import { expect, it } from 'vitest';
import { orgAgentId, organizationOfAgent, planningAgentId } from './agent-id.ts';

const ORGANIZATION = '01a00000-0000-7000-8000-000000000000';

it('leads from an agent back to its organization', () => {
  expect(organizationOfAgent(orgAgentId(ORGANIZATION))).toBe(ORGANIZATION);
  expect(organizationOfAgent(planningAgentId(ORGANIZATION))).toBe(ORGANIZATION);
});

it('knows no organization behind any other text', () => {
  expect(organizationOfAgent(ORGANIZATION)).toBeUndefined();
  expect(organizationOfAgent(`${ORGANIZATION}-agent`)).toBeUndefined();
  expect(organizationOfAgent(`${orgAgentId(ORGANIZATION)}-2`)).toBeUndefined();
});

it('makes no id of an agent without an organization', () => {
  expect(() => orgAgentId('')).toThrow('Organization ID not found');
});
