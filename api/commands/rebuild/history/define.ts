import type pg from 'pg';
import { inRoles, PLAIN_ROLES } from '#api/database/roles.ts';
import type { RoleNames } from '#api/database/roles.ts';
import { PROJECTIONS } from '#projections/registry.ts';
import { defineHistory } from '#projections/runner/past/definitions.ts';

/** Makes the tables and views of the past, as the owner, after the migrations. */
export async function defineHistoryOn(
  owner: pg.Pool,
  roles: RoleNames = PLAIN_ROLES,
): Promise<void> {
  const client = await owner.connect();
  let broken: Error | boolean = true;
  try {
    const named = (text: string) => inRoles(text, roles);
    await defineHistory((text) => client.query(text), PROJECTIONS, named);
    broken = false;
  } finally {
    client.release(broken);
  }
}
