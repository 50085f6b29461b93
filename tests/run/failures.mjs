// What failed, read from the reports of Vitest and Playwright: named at the end of a run, where a
// long output is read first. Plain JavaScript, since the run starts where nothing is installed.

import { join, relative } from 'node:path';

/** The first lines of a message, without colours. */
const MESSAGE_LINES = 8;
const COLOURS = new RegExp(`${String.fromCodePoint(27)}\\[[0-9;]*m`, 'gu');

const root = join(import.meta.dirname, '../..');
const within = (file) => relative(root, file);

const short = (message) =>
  message
    .replaceAll(COLOURS, '')
    .split('\n')
    .slice(0, MESSAGE_LINES)
    .map((line) => `    ${line}`)
    .join('\n');

/** @returns a text for each failed test of a report of Vitest. */
export const failuresOfVitest = ({ testResults }) =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((one) => one.status === 'failed');
    // A file that could not be loaded has no tests.
    if (failed.length === 0 && status === 'failed')
      return [`${within(name)}\n${short(message ?? '')}`];
    return failed.map(
      ({ fullName, failureMessages }) =>
        `${within(name)}\n  ${fullName}\n${short(failureMessages.join('\n'))}`,
    );
  });

/** @returns a text for each failed errand of a report of Playwright. */
export function failuresOfPlaywright({ suites, errors = [] }) {
  const inSuite = ({ suites: inner = [], specs = [] }) => [
    ...specs.flatMap(failuresOfSpec),
    ...inner.flatMap(inSuite),
  ];
  return [...suites.flatMap(inSuite), ...errors.map(({ message }) => short(message ?? ''))];
}

const failuresOfSpec = ({ file, title, tests }) =>
  tests
    .filter(({ status }) => status === 'unexpected' || status === 'flaky')
    .map(({ projectName, results }) => {
      const messages = results.flatMap(({ errors }) => errors.map(({ message }) => message ?? ''));
      return `${file} (${projectName})\n  ${title}\n${short(messages.join('\n'))}`;
    });
