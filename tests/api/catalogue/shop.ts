// A rice shop's catalogue on the team's server: Meera owns the book and is the admin, Iyer is her
// accountant.
import type { PersonId } from '#core/kernel/ids.ts';
import { meera } from '#tests/specimens/books/people.ts';
import { idOf, openTeam } from '#tests/support/team.ts';
import type { Asking, EndpointName, Team } from '#tests/support/team.ts';
import type { Got } from '#tests/support/server.ts';

export type Item = { readonly id: number; readonly name: string; readonly enabled: boolean };
export type Wire = { readonly id: number; readonly name: string; readonly seq: number };

export type Shop = Team & {
  readonly rice: number;
  readonly grain: number;
  readonly brand: number;
  readonly unit: number;
  readonly make: (name: EndpointName, body: object, asking?: Asking) => Promise<number>;
  /** A product of the book, with a value for its grain. */
  readonly product: (name: string, body?: object) => Promise<number>;
};

export async function grantAdmin(team: Team): Promise<void> {
  await team.server.core.writer.submit({
    bookId: 0,
    actorId: 0,
    command: { type: 'GrantAdmin', data: { personId: meera.id as PersonId } },
  });
}

export async function openShop(opened?: Team): Promise<Shop> {
  const team = opened ?? (await openTeam());
  await grantAdmin(team);
  const make: Shop['make'] = async (name, body, asking = team.owner) =>
    idOf(ok(await asking(name, { body })));
  const rice = ok(
    await team.owner('createSharedCategory', {
      body: { name: 'Rice', category_products: ['Grain'], category_assets: ['Scale'] },
    }),
  ).body as Wire & { readonly category_products: readonly Item[] };
  const brand = await make('createSharedBrand', { name: 'Kohinoor' });
  const unit = await make('createSharedUnit', { name: 'kg' });
  const grain = rice.category_products[0]?.id ?? 0;
  const product: Shop['product'] = (name, body = {}) =>
    make('createProduct', {
      name,
      category_id: rice.id,
      brand_id: brand,
      value_product: { [grain]: 'Long' },
      ...body,
    });
  return { ...team, rice: rice.id, grain, brand, unit, make, product };
}

export function ok(got: Got): Got {
  if (got.status !== 200) throw new Error(`${got.status} ${JSON.stringify(got.body)}`);
  return got;
}

export const itemsOf = ({ body }: Got) => (body as { items: readonly Wire[] }).items;
export const namesOf = ({ body }: Got): readonly string[] =>
  (body as readonly Wire[]).map(({ name }) => name);
