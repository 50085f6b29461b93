import type { BooksCore } from '#api/server/app.ts';

/** One word of the command line. Returns the exit code: 0 well, 1 something is wrong. */
export type CliCommand = {
  /** How it is called, as help prints it. */
  readonly usage: string;
  readonly summary: string;
  readonly run: (work: CliWork) => Promise<number>;
};

export type CliWork = {
  readonly core: BooksCore;
  readonly args: readonly string[];
  readonly print: (line: string) => void;
  /** The folder of the settings, where mails wait. */
  readonly dataDir: string;
  /** Where people reach the server, for links. */
  readonly origin: string;
};

/** Wrong words on the command line: the message says what is wanted. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** @returns the books that `--book n` or `--all` name; all of them without either. */
export function bookOption(args: readonly string[]): number | null {
  const place = args.indexOf('--book');
  if (place === -1) return null;
  return wholeNumberArgument(args[place + 1], '--book takes the number of a book');
}

/** @returns the words that are neither options nor their values. */
export const plainWords = (args: readonly string[]): string[] =>
  args.filter((word, index) => !word.startsWith('--') && args[index - 1] !== '--book');

export function wholeNumberArgument(text: string | undefined, sentence: string): number {
  if (text === undefined || !/^(0|[1-9][0-9]{0,15})$/.test(text)) {
    throw new UsageError(`${sentence}.`);
  }
  return Number(text);
}
