// The orders of the register of products beside that by name: by price and by HSN, and those of
// the presale list: by day, number and amount. What a product lacks comes before all others.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index products_by_price
      on products (book_id, coalesce(price_thousandths, -1), name_key, product_id);
    create index products_by_hsn on products (book_id, coalesce(hsn, ''), name_key, product_id);
    create index presales_by_day on presales (book_id, issue_date, seq) include (presale_id);
    create index presales_by_amount on presales (book_id, total_paise, seq) include (presale_id);
    create index presales_in_number_order
      on presales (book_id, length(coalesce(number_key, '')), coalesce(number_key, ''), seq);
  `.execute(db);
}
