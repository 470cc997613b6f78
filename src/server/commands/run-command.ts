import { ConfigError } from '#src/platform/config.ts';
import { AppError } from '#src/shared/error-code.ts';

export const say = (sentence: string): void => void process.stdout.write(`${sentence}\n`);

/** Runs a command to its end, closes what it opened, and tells a failure as a sentence. */
export async function runCommand(
  { usage, failed }: { usage: string; failed: string },
  main: (stack: AsyncDisposableStack) => Promise<number>,
): Promise<void> {
  const stack = new AsyncDisposableStack();
  try {
    process.exitCode = await main(stack);
  } catch (error) {
    const misused = (error as { code?: string }).code?.startsWith('ERR_PARSE') === true;
    const known = error instanceof ConfigError || error instanceof AppError;
    const message = known || misused ? (error as Error).message : `${failed} ${String(error)}`;
    process.stderr.write(`${message}\n${misused ? `Usage: ${usage}\n` : ''}`);
    process.exitCode = 2;
  } finally {
    await stack.disposeAsync();
  }
}
