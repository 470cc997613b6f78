/**
 * A service outside did not answer as it should. It tells itself what failed and whether to try again, so whoever looks
 * for a database that is away must not read its cause: the broken connection in there is somebody else's.
 */
export abstract class UpstreamFailure extends Error {
  abstract readonly retryable: boolean;
}
