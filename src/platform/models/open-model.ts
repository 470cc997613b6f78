import type { LanguageModel, ToolSet } from 'ai';
import type { z } from 'zod';
import type { Config } from '../config.ts';
import { limitedFetch } from './limited-fetch.ts';
import { type Model, type ModelTask, type ModelTool, ToolRefused } from './model.ts';

/** The model that the configuration names; undefined without one. Its libraries are loaded when it is first asked. */
export function openModel(config: Config): Model | undefined {
  const { MODEL_PROVIDER: provider, MODEL_NAME: name } = config;
  if (provider === undefined || name === undefined) return undefined;
  let loading: Promise<LanguageModel> | undefined;
  return {
    name: `${provider}/${name}`,
    async work(task, used) {
      loading ??= languageModel(config, provider, name);
      await within(task.timeoutMs, (end) => talk(loading as Promise<LanguageModel>, task, used, end));
    },
  };
}

/** Ends when the time is over, whatever is still being done: what is left of it comes to nothing. */
async function within(timeoutMs: number, work: (end: AbortController) => Promise<void>): Promise<void> {
  const end = new AbortController();
  const over = new Promise<never>((_, reject) => {
    end.signal.addEventListener('abort', () => reject(end.signal.reason));
  });
  const timer = setTimeout(() => end.abort(new Error('The model took too long.')), timeoutMs);
  try {
    await Promise.race([over, work(end)]);
  } finally {
    clearTimeout(timer);
    end.abort();
  }
}

async function talk(
  loading: Promise<LanguageModel>,
  { instructions, prompt, tools, maxSteps, maxCalls, maxOutputTokens }: ModelTask,
  used: Parameters<Model['work']>[1],
  end: AbortController,
): Promise<void> {
  const [model, { generateText, isStepCount, tool }] = await Promise.all([loading, import('ai')]);
  const run = inTurn(maxCalls, end);
  const set: ToolSet = Object.fromEntries(
    tools.map((one) => [
      one.name,
      tool({
        description: one.description,
        // The library checks the input by this form before it calls.
        inputSchema: one.input as z.ZodType<unknown>,
        execute: (input: unknown) => run.call(one, input as never),
      }),
    ]),
  );
  await generateText({
    model,
    instructions,
    prompt,
    tools: set,
    maxOutputTokens,
    maxRetries: 1,
    temperature: 0,
    abortSignal: end.signal,
    stopWhen: [isStepCount(maxSteps), () => run.isFinished()],
    // A model that does not say what it used is counted with the most: no daily limit holds on to nothing.
    onStepEnd: ({ usage }) =>
      used({
        inputTokens: tokens(usage.inputTokens, instructions.length + prompt.length),
        outputTokens: tokens(usage.outputTokens, maxOutputTokens),
      }),
  });
}

const MOST_TOKENS = 10_000_000;

/** What a model says of itself is no number yet: a count that fits, or else the most. */
const tokens = (told: number | undefined, most: number): number =>
  told !== undefined && Number.isSafeInteger(told) && told >= 0 && told <= MOST_TOKENS ? told : most;

/** Calls one after another, each counted: one answer of a model may hold thousands. */
function inTurn(maxCalls: number, end: AbortController) {
  const finished = { is: false };
  let calls = 0;
  let turn: Promise<unknown> = Promise.resolve();
  return {
    isFinished: () => finished.is,
    call(tool: ModelTool, input: never): Promise<unknown> {
      calls += 1;
      if (calls > maxCalls) end.abort(new Error('The model called more often than it may.'));
      turn = turn.then(() =>
        finished.is || end.signal.aborted ? { error: 'It is over.' } : runTool(tool, input, finished),
      );
      return turn;
    },
  };
}

/** A refusal is for the model to read. What else went wrong is ours, and may hold what is not for strangers. */
async function runTool(tool: ModelTool, input: never, finished: { is: boolean }): Promise<unknown> {
  try {
    const result = await tool.run(input);
    if (tool.last === true) finished.is = true;
    return result;
  } catch (error) {
    return { error: error instanceof ToolRefused ? error.message : 'It failed.' };
  }
}

async function languageModel(
  { MODEL_BASE_URL: address, MODEL_API_KEY: apiKey }: Config,
  provider: NonNullable<Config['MODEL_PROVIDER']>,
  name: string,
): Promise<LanguageModel> {
  const options = {
    fetch: limitedFetch,
    ...(apiKey === undefined ? {} : { apiKey }),
    ...(address === undefined ? {} : { baseURL: address }),
  };
  switch (provider) {
    case 'openai':
      return (await import('@ai-sdk/openai')).createOpenAI(options)(name);
    case 'anthropic':
      return (await import('@ai-sdk/anthropic')).createAnthropic(options)(name);
    case 'google':
      return (await import('@ai-sdk/google')).createGoogle(options)(name);
    case 'openai-compatible':
      return (await import('@ai-sdk/openai-compatible')).createOpenAICompatible({
        name: 'configured',
        fetch: limitedFetch,
        baseURL: address ?? '',
        ...(apiKey === undefined ? {} : { apiKey }),
      })(name);
  }
}
