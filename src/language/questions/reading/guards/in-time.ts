/** A time behind a question of ours: "last week" as it stands, "January" as "in January". */
export const inTime = (said: string): string =>
  /^(?:in|on|at|last|this|yesterday|today|during|since|from)\b/i.test(said) ? said : `in ${said}`;
