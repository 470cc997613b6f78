import type { ReportRequest } from '../report-request.ts';

export interface RealtimeRequest extends Omit<ReportRequest, 'dateRanges' | 'offset'> {
  readonly minuteRanges?: readonly MinuteRangeRequest[];
}

export interface MinuteRangeRequest {
  readonly name?: string;
  readonly startMinutesAgo?: number;
  readonly endMinutesAgo?: number;
}
