/**
 * - `not_addable`: the sum would mean nothing (users of two weeks, or of two channels).
 * - `report_lacks`: no report, or not the one named, has these metrics and dimensions together.
 * - `wrong_grain`: the report's rows do not fit the rows asked for (weeks into months, parts of a week).
 * - `malformed`: the plan contradicts itself.
 */
export type PlanRefusalReason = 'not_addable' | 'report_lacks' | 'wrong_grain' | 'malformed';

/** Why a plan is not run, as a sentence for people. */
export class PlanRefusal extends Error {
  override readonly name = 'PlanRefusal';
  readonly reason: PlanRefusalReason;
  /** Metrics and dimensions that it is about. */
  readonly about: readonly string[];

  constructor(reason: PlanRefusalReason, message: string, about: readonly string[] = []) {
    super(message);
    this.reason = reason;
    this.about = about;
  }
}
