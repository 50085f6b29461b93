import type pg from 'pg';
import { PROJECTIONS } from '#projections/registry.ts';
import { defineHistory } from '#projections/runner/past/definitions.ts';

/** Makes the tables and views of the past, as the owner, after the migrations. */
export async function defineHistoryOn(owner: pg.Pool): Promise<void> {
  const client = await owner.connect();
  let broken: Error | boolean = true;
  try {
    await defineHistory((text) => client.query(text), PROJECTIONS);
    broken = false;
  } finally {
    client.release(broken);
  }
}
