import type { Finding } from '../report/finding.ts';
import { tableOf } from '../report/table.ts';
import type { Circumstances } from '../report/table.ts';

/** @returns the page of docs/benchmarks-web.md. */
export const pageOf = (
  findings: readonly Finding[],
  around: Circumstances,
): string => `# Benchmarks of the browser's side

Measured by \`npm run bench:web -- --page\`, which wrote this page: the built pages on the demo
books, in a headless Chromium of 1440 × 900, with server and PostgreSQL on the same machine. Of
several rounds: median (least to most); a ratio is worked out round by round.

- Date: ${around.date}
- Machine: ${around.machine}, with browser, server and PostgreSQL together
- Node ${around.node}; entries posted: ${around.rounds}

${tableOf(findings)}

Sizes are what the build's manifest says that a page needs, each file compressed by itself as the
server sends it. The posting key is Ctrl+Enter, and a number counts as shown once it stands on the
page with its layout; the bare call is the same body sent by \`fetch\`. A key in the picker counts
until the list stands with its layout; the browser's own painting follows at its next frame.
`;
