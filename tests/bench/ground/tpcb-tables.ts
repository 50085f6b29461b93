// The tables of TPC-B as pgbench makes them. As many branches as clients, as its manual advises, so
// that they hardly wait for each other.
import type { Pool } from 'pg';

const BRANCHES = 32;
export const TELLERS_EACH = 10;
export const ACCOUNTS_EACH = 10_000;

/** @returns the number of branches. */
export async function prepareTpcb(owner: Pool): Promise<number> {
  await owner.query(`
    create table tpcb_branches (id int primary key, balance int not null, filler char(88));
    create table tpcb_tellers
      (id int primary key, branch int not null, balance int not null, filler char(84));
    create table tpcb_accounts
      (id int primary key, branch int not null, balance int not null, filler char(84));
    create table tpcb_history
      (teller int, branch int, account int, delta int, at timestamptz, filler char(22));
    insert into tpcb_branches select n, 0, '' from generate_series(1, ${BRANCHES}) as n;
    insert into tpcb_tellers
      select n, (n - 1) / ${TELLERS_EACH} + 1, 0, ''
      from generate_series(1, ${BRANCHES * TELLERS_EACH}) as n;
    insert into tpcb_accounts
      select n, (n - 1) / ${ACCOUNTS_EACH} + 1, 0, ''
      from generate_series(1, ${BRANCHES * ACCOUNTS_EACH}) as n;
  `);
  await owner.query('vacuum analyze tpcb_accounts');
  return BRANCHES;
}
