import type { ContractRouterClient } from '@orpc/contract';
import type { contract } from '../contract.ts';

/** Every endpoint, called inside this process with the rights of the caller's key. */
export type McpClient = ContractRouterClient<typeof contract>;
