import { describe, expect, it } from 'vitest';
import { openPage, pageOpener } from '#api/cli/open-page.ts';

const desk = { platform: 'linux', env: { DISPLAY: ':0' }, isTerminal: true } as const;

describe('the page of npm start', () => {
  it.each([
    ['Linux', desk, ['xdg-open']],
    ['Wayland', { ...desk, env: { WAYLAND_DISPLAY: 'wayland-0' } }, ['xdg-open']],
    [
      'Linux with settings that are empty',
      { ...desk, env: { DISPLAY: ':0', CI: '' } },
      ['xdg-open'],
    ],
    ['macOS', { ...desk, platform: 'darwin', env: {} }, ['open']],
    [
      'Windows',
      { ...desk, platform: 'win32', env: {} },
      ['rundll32', 'url.dll,FileProtocolHandler'],
    ],
  ] as const)('is opened with what %s has for it', (_title, desktop, opener) => {
    expect(pageOpener(desktop)).toStrictEqual(opener);
  });

  it.each([
    ['the words go to no terminal', { isTerminal: false }],
    ['there is no screen', { env: {} }],
    ['it runs in CI', { env: { DISPLAY: ':0', CI: 'true' } }],
    ['the person sits at another machine', { env: { DISPLAY: ':0', SSH_CONNECTION: '10.0.0.1' } }],
    ['people come by a public address', { env: { DISPLAY: ':0', PUBLIC_URL: 'https://x.in' } }],
    ['none is wanted', { env: { DISPLAY: ':0', BROWSER: 'none' } }],
  ])('is not opened where %s', (_title, other) => {
    expect(pageOpener({ ...desk, ...other })).toBeNull();
  });

  it('that cannot be opened hinders nothing', async () => {
    openPage('http://127.0.0.1:3000', ['/nowhere/no-such-program']);
    // An unheard error of the process would end this one.
    await new Promise((resolve) => setTimeout(resolve, 100));
    openPage('http://127.0.0.1:3000', []);
  });
});
