export interface Command {
  readonly id: string;
  readonly label: string;
  /** Under which heading it stands: "Go to", "Weeks". */
  readonly group: string;
  /** Other words one may look for it by. */
  readonly keywords?: string;
  readonly shortcut?: string;
  readonly run: () => void;
}

/** Commands in which every typed word begins some word; those whose label begins so first, else in their own order. */
export function matchCommands(commands: readonly Command[], query: string): Command[] {
  const wanted = query.toLowerCase().split(/\s+/).filter(Boolean);
  const found = commands.filter((command) => {
    const words = `${command.label} ${command.group} ${command.keywords ?? ''}`
      .toLowerCase()
      .split(/[\s,/]+/);
    return wanted.every((want) => words.some((word) => word.startsWith(want)));
  });
  const start = query.trim().toLowerCase();
  const begins = (command: Command) => Number(command.label.toLowerCase().startsWith(start));
  return start === '' ? found : found.toSorted((one, other) => begins(other) - begins(one));
}
