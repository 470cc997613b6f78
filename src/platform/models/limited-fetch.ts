/** More than this no answer of a model has; one that never ends would fill the memory. */
const MOST_BYTES = 1_000_000;

class ModelAnswerTooLarge extends Error {
  override readonly name = 'ModelAnswerTooLarge';
}

/** Asks a model's server, and reads no more of what it answers than the limit. What is packed is counted unpacked. */
export const limitedFetch: typeof fetch = async (input, init) => {
  const { body, status, statusText, headers } = await fetch(input, init);
  if (body === null) return new Response(null, { status, statusText, headers });
  let size = 0;
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(part, controller) {
      size += part.byteLength;
      if (size > MOST_BYTES)
        throw new ModelAnswerTooLarge(`The model's server answered more than ${MOST_BYTES} bytes.`);
      controller.enqueue(part);
    },
  });
  return new Response(body.pipeThrough(counted), { status, statusText, headers });
};
