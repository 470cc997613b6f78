import type { z } from 'zod';

/** A tool says no, in a sentence that the model reads and may try otherwise. Other failures are not told to it. */
export class ToolRefused extends Error {
  override readonly name = 'ToolRefused';
}

/** Something the model may do. What it gives back the model reads. */
export interface ModelTool<Input = never> {
  readonly name: string;
  readonly description: string;
  readonly input: z.ZodType<Input>;
  readonly run: (input: Input) => Promise<unknown>;
  /** The work is done when this was called and ran through. */
  readonly last?: boolean;
}

export interface ModelTask {
  readonly instructions: string;
  readonly prompt: string;
  readonly tools: readonly ModelTool[];
  /** Rounds of asking the model, each of which may call tools. */
  readonly maxSteps: number;
  /** Calls of tools in all rounds together; a model that calls once more has done nothing. */
  readonly maxCalls: number;
  /** Of each round. */
  readonly maxOutputTokens: number;
  /** Of everything together, the tools among it, whatever the model does. */
  readonly timeoutMs: number;
}

export interface ModelUse {
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/** A language model that was configured. It chooses and words; it is never asked for a number. */
export interface Model {
  readonly name: string;
  /**
   * Works with the tools until the last one was called, or until the limits are reached. Rejects when the model cannot be
   * reached, answers in no known form or takes too long; `used` is told either way, as far as it is known.
   */
  work(task: ModelTask, used: (use: ModelUse) => void): Promise<void>;
}

/** A tool with the form of its input known where it is written. */
export const modelTool = <Input>(tool: ModelTool<Input>): ModelTool => tool as unknown as ModelTool;
