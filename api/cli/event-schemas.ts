// The shapes of the events as JSON Schema, one file per aggregate, for whoever reads a log without
// this program. They are committed; a difference without a new version fails the tests.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { AGGREGATES } from '#core/domain.ts';

const FOLDER = new URL('../../docs/events/', import.meta.url);

/** @returns by the name of its file, as `journal.json`, each schema by type and version. */
export function eventSchemaFiles(): ReadonlyMap<string, string> {
  return new Map(
    AGGREGATES.map(({ category, schemas }) => {
      const shapes = schemas.map(({ type, version, schema }) => [
        `${type} ${version}`,
        z.toJSONSchema(schema),
      ]);
      return [`${category}.json`, `${JSON.stringify(Object.fromEntries(shapes), null, 2)}\n`];
    }),
  );
}

/** Writes the files, and removes those of aggregates that no longer exist. */
export function writeEventSchemas(): void {
  const files = eventSchemaFiles();
  mkdirSync(FOLDER, { recursive: true });
  for (const name of readdirSync(FOLDER)) if (!files.has(name)) rmSync(new URL(name, FOLDER));
  for (const [name, text] of files) writeFileSync(new URL(name, FOLDER), text);
}
