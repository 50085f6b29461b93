import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PersonEvent } from '#core/person/index.ts';
import {
  countPeople,
  findPerson,
  findPersonByEmail,
  listPeople,
  namesOf,
} from '#projections/people/read.ts';
import { deepak, farida, iyer, meera } from '#tests/specimens/books/people.ts';
import { did, shownInstantOf } from './support/happened.ts';
import { laidOut, table } from './support/laid-out.ts';
import { openReadTables } from './support/read-tables.ts';
import type { ReadTables } from './support/read-tables.ts';

let tables: ReadTables;

const registered = ({ id, profile }: typeof meera): PersonEvent => ({
  type: 'PersonRegistered',
  version: 1,
  data: { personId: id, ...profile },
});
type AboutPerson = 'AddressConfirmationAsked' | 'AdminGranted' | 'AdminRevoked' | 'PersonErased';
const about = (type: AboutPerson, personId: number) =>
  did({ type, version: 1, data: { personId } });

beforeAll(async () => {
  tables = await openReadTables();
  await tables.happens(0, [
    ...[meera, iyer, deepak, farida].map((person) => did(registered(person))),
    about('AdminGranted', meera.id),
    about('AdminGranted', iyer.id),
  ]);
  const changes = { phone: '+91 98200 99999', email: 'Deepak.Rao@Sahyadri.example' };
  await tables.happens(0, [
    about('AdminRevoked', iyer.id),
    did({ type: 'ProfileChanged', version: 1, data: { personId: deepak.id, changes } }),
    about('PersonErased', farida.id),
    about('AddressConfirmationAsked', meera.id),
    about('AddressConfirmationAsked', deepak.id),
    did({ type: 'AddressConfirmed', version: 1, data: { personId: deepak.id, by: 'link' } }),
  ]);
});
afterAll(() => tables.close());

test('people stand with what they told of themselves, the erased ones without', async () => {
  const rows = await listPeople(tables.db, { limit: 10, after: null, words: [] });
  expect(
    laidOut(rows, {
      name: (row) => row.name,
      email: (row) => row.email,
      phone: (row) => row.phone,
      address: (row) => row.confirmation,
      admin: (row) => row.isAdmin,
      'last seq': (row) => row.lastSeq,
    }),
  ).toBe(
    table(`
      name         email                        phone            address  admin  last seq
      Meera Joshi  meera@sahyadri.example       +91 98200 00001  awaited  true         10
      R Iyer       iyer@ledgers.example         +91 98200 00002  by-use   false         7
      Deepak Rao   Deepak.Rao@Sahyadri.example  +91 98200 99999  link     false        12
      [erased]     [erased]                     [erased]         by-use   false         9
    `),
  );
});

test('a person is found by id with when they registered', async () => {
  expect(await findPerson(tables.db, farida.id)).toMatchObject({
    erased: true,
    registeredAt: shownInstantOf(4),
    updatedAt: shownInstantOf(9),
  });
  expect(await findPerson(tables.db, 99)).toBeNull();
});

test('a person is found by e-mail in any case, an erased one never', async () => {
  expect((await findPersonByEmail(tables.db, 'deepak.rao@SAHYADRI.example'))?.personId).toBe(
    deepak.id,
  );
  expect(await findPersonByEmail(tables.db, '[erased]')).toBeNull();
  expect(await findPersonByEmail(tables.db, 'nobody@example.in')).toBeNull();
});

test('a page of people continues after an id', async () => {
  const page = await listPeople(tables.db, { limit: 1, after: iyer.id, words: [] });
  expect(page.map(({ personId }) => personId)).toStrictEqual([deepak.id]);
});

test('people are named by their ids, and counted', async () => {
  expect(await namesOf(tables.db, [meera.id, 99])).toStrictEqual(new Map([[1, 'Meera Joshi']]));
  expect(await countPeople(tables.db)).toBe(4);
});
