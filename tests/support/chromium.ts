// Finds the browser that the tests drive: the system's Chromium if there is one, else the one that
// comes from npm, unpacked once into `.cache/` beside the libraries and fonts it needs.
import { chmod, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const PACKAGE = join(ROOT, 'node_modules/@sparticuz/chromium');
const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * What Playwright's `launchOptions` need. The package's own `args` turn web security off: not
 * here.
 */
export type Browser = {
  readonly executablePath: string;
  readonly args: string[];
  readonly env: Record<string, string>;
};

/** @returns the browser, unpacking it on the first call of a checkout (about three seconds). */
export async function findChromium(): Promise<Browser> {
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const env = Object.fromEntries(
    Object.entries(process.env).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, value]],
    ),
  );
  const system = SYSTEM_BROWSERS.find((path) => existsSync(path));
  if (system !== undefined) return { executablePath: system, args, env };
  const folder = await unpacked();
  const libraries = [join(folder, 'al2023/lib'), env['LD_LIBRARY_PATH']].filter(Boolean).join(':');
  return {
    executablePath: join(folder, 'chromium'),
    args,
    env: { ...env, LD_LIBRARY_PATH: libraries, FONTCONFIG_FILE: join(folder, 'fonts.conf') },
  };
}

/** Unpacks beside the final folder and renames, so that two test runs never meet half a browser. */
async function unpacked(): Promise<string> {
  const { version } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8')) as {
    version: string;
  };
  const folder = join(ROOT, '.cache', `chromium-${version}`);
  if (existsSync(folder)) return folder;
  await mkdir(join(ROOT, '.cache'), { recursive: true });
  const fresh = await mkdtemp(join(ROOT, '.cache/chromium-'));
  await inflateInto(fresh);
  await writeFile(join(fresh, 'fonts.conf'), fontsConf(folder));
  await rename(fresh, folder).catch(async (error: unknown) => {
    await rm(fresh, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  });
  return folder;
}

/** The package unpacks into the system's temporary folder and takes whatever lies there already. */
async function inflateInto(folder: string): Promise<void> {
  const { inflate } = await import('@sparticuz/chromium');
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = folder;
  try {
    for (const part of ['chromium.br', 'al2023.tar.br', 'fonts.tar.br', 'swiftshader.tar.br']) {
      await inflate(join(PACKAGE, 'bin', part));
    }
    await chmod(join(folder, 'chromium'), 0o755);
    await chmod(folder, 0o755);
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
}

/** Without any font the drawing library aborts, and the package's own file names /tmp. */
const fontsConf = (folder: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, 'fonts')}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${join(folder, 'font-cache')}</cachedir>
</fontconfig>
`;
