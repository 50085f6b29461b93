// What is done to the lines of a form of stock while they are typed, and to the fields above them.
type Holder<Fields> = {
  readonly setFields: (change: (now: Fields) => Fields) => void;
};

type LineRules<Line> = {
  /** The lines with another one. */
  readonly withLine: (lines: readonly Line[]) => readonly Line[];
  readonly changed: (line: Line, change: Partial<Line>) => Line;
};

export function lineActs<
  Line extends { readonly key: number },
  Fields extends { readonly lines: readonly Line[] },
>({ setFields }: Holder<Fields>, { withLine, changed }: LineRules<Line>) {
  const setLines = (change: (lines: readonly Line[]) => readonly Line[]) =>
    setFields((now) => ({ ...now, lines: change(now.lines) }));
  return {
    set: (change: Partial<Fields>) => setFields((now) => ({ ...now, ...change })),
    setLine: (key: number, change: Partial<Line>) =>
      setLines((lines) => lines.map((line) => (line.key === key ? changed(line, change) : line))),
    add: () => setLines(withLine),
    /** The last line stays, emptied. */
    remove: (key: number) =>
      setLines((lines) => {
        const left = lines.filter((line) => line.key !== key);
        return left.length === 0 ? withLine([]) : left;
      }),
  };
}
