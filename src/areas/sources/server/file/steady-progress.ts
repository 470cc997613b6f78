/** Notes how far something is, by whole percent and one note at a time. A note that fails holds nothing up. */
export function steadyProgress(
  note: (percent: number, doing: string) => Promise<void>,
): (percent: number, doing: string) => void {
  let noted = 0;
  let busy = false;
  return (percent, doing) => {
    const whole = Math.floor(percent);
    if (busy || whole <= noted) return;
    busy = true;
    noted = whole;
    void note(whole, doing)
      .catch(() => undefined)
      .finally(() => {
        busy = false;
      });
  };
}
