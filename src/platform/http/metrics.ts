import type { MiddlewareHandler } from 'hono';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

export interface Metrics {
  readonly registry: Registry;
  readonly measure: MiddlewareHandler;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'weekwise_http_request_seconds',
    help: 'Time to answer, by method and status',
    labelNames: ['method', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  });
  return {
    registry,
    measure: async (context, next) => {
      const stop = requests.startTimer({ method: context.req.method });
      await next();
      stop({ status: context.res.status });
    },
  };
}
