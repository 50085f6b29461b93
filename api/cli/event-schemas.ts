// The shapes of the events as JSON Schema, one file per type and version, for whoever reads a log
// without this program. They are committed; a difference without a new version fails the tests.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { eventSchemas } from '#core/domain.ts';

const FOLDER = new URL('../../docs/events/', import.meta.url);

/** @returns the text of each file by its name, as `JournalPosted.v1.json`. */
export function eventSchemaFiles(): ReadonlyMap<string, string> {
  return new Map(
    eventSchemas.map(({ type, version, schema }) => {
      const shape = { title: `${type}, version ${version}`, ...z.toJSONSchema(schema) };
      return [`${type}.v${version}.json`, `${JSON.stringify(shape, null, 2)}\n`];
    }),
  );
}

/** Writes the files, and removes those of types that no longer exist. */
export function writeEventSchemas(): void {
  const files = eventSchemaFiles();
  mkdirSync(FOLDER, { recursive: true });
  for (const name of readdirSync(FOLDER)) if (!files.has(name)) rmSync(new URL(name, FOLDER));
  for (const [name, text] of files) writeFileSync(new URL(name, FOLDER), text);
}
