// Shows a page in the browser of whoever typed `npm start`. Nothing depends on it: where it cannot
// be done, the address stands in the terminal.
import { spawn } from 'node:child_process';

type Desktop = {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Whether a person reads what we write. */
  readonly isTerminal: boolean;
};

/**
 * @returns the program that opens an address and what goes before that; null where nobody sits at
 *   this machine, or wants none opened.
 */
export function pageOpener({ platform, env, isTerminal }: Desktop): readonly string[] | null {
  const isSet = (name: string): boolean => (env[name] ?? '') !== '';
  const isUnwanted = ['SSH_CONNECTION', 'PUBLIC_URL', 'CI'].some(isSet);
  if (!isTerminal || isUnwanted || env['BROWSER'] === 'none') return null;
  if (platform === 'darwin') return ['open'];
  // Without a shell, to which an address could say more.
  if (platform === 'win32') return ['rundll32', 'url.dll,FileProtocolHandler'];
  return ['DISPLAY', 'WAYLAND_DISPLAY'].some(isSet) ? ['xdg-open'] : null;
}

/** @param desktop another than this process's, for tests. */
export function openPage(
  address: string,
  opener = pageOpener({
    platform: process.platform,
    env: process.env,
    isTerminal: process.stdout.isTTY,
  }),
): void {
  const [program, ...words] = opener ?? [];
  if (program === undefined) return;
  const child = spawn(program, [...words, address], { stdio: 'ignore', detached: true });
  child.on('error', () => undefined);
  child.unref();
}
