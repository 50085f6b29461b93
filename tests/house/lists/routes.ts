// Every address that is a screen, as the code has it.
import {
  addRoutesOf,
  adminRoutesOf,
  ALL_KINDS,
  bookRoutesOf,
  OWN_FORM_KINDS,
} from '#web/shell/commands/kinds.ts';
import { files, read } from '../tree.ts';

const written = files
  .filter((file) => /^web\/routes\/.*\.tsx?$/.test(file))
  .flatMap((file) => [...read(file).matchAll(/'(\/[^']*)'/g)].map(([, path = '']) => path));

/** A part that may be left out makes two addresses of one route. */
export const ROUTES: ReadonlySet<string> = new Set(
  [
    ...written,
    ...OWN_FORM_KINDS.flatMap((kind) => [
      ...addRoutesOf(kind),
      ...Object.values(bookRoutesOf(kind)),
    ]),
    ...ALL_KINDS.flatMap((kind) => Object.values(adminRoutesOf(kind))),
  ].flatMap((path) =>
    path.endsWith('?') ? [path.slice(0, path.lastIndexOf('/')), path.slice(0, -1)] : [path],
  ),
);
