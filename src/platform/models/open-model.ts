import type { LanguageModel, ToolSet } from 'ai';
import type { z } from 'zod';
import type { Config } from '../config.ts';
import { type Model, type ModelTool, ToolRefused } from './model.ts';

/** The model that the configuration names; undefined without one. Its libraries are loaded when it is first asked. */
export function openModel(config: Config): Model | undefined {
  const { MODEL_PROVIDER: provider, MODEL_NAME: name } = config;
  if (provider === undefined || name === undefined) return undefined;
  let loading: Promise<LanguageModel> | undefined;
  return {
    name: `${provider}/${name}`,
    async work({ instructions, prompt, tools, maxSteps, maxOutputTokens, timeoutMs }, used) {
      loading ??= languageModel(config, provider, name);
      const [model, { generateText, isStepCount, tool }] = await Promise.all([loading, import('ai')]);
      const finished = { is: false };
      const set: ToolSet = Object.fromEntries(
        tools.map((one) => [
          one.name,
          tool({
            description: one.description,
            // The library checks the input by this form before it calls.
            inputSchema: one.input as z.ZodType<unknown>,
            execute: (input: unknown) => runTool(one, input as never, finished),
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
        abortSignal: AbortSignal.timeout(timeoutMs),
        stopWhen: [isStepCount(maxSteps), () => finished.is],
        // A model that does not say what it used is counted with the most: no daily limit holds on to nothing.
        onStepEnd: ({ usage }) =>
          used({
            inputTokens: usage.inputTokens ?? instructions.length + prompt.length,
            outputTokens: usage.outputTokens ?? maxOutputTokens,
          }),
      });
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
        baseURL: address ?? '',
        ...(apiKey === undefined ? {} : { apiKey }),
      })(name);
  }
}
