// Every kind of the generic calls, in one table.
import type { EntityKind } from '#api/contract/entity/kinds.ts';
import type { Entity } from './entity.ts';
import { invoice } from './kinds/billing/invoice.ts';
import { invoiceItem } from './kinds/billing/invoice-item.ts';
import { payment } from './kinds/billing/payment.ts';
import { paymentMethod } from './kinds/billing/payment-method.ts';
import { bookAsset } from './kinds/catalogue/asset.ts';
import { category, categoryItem } from './kinds/catalogue/category.ts';
import { accountTypeCompany, brand, unit } from './kinds/catalogue/names.ts';
import { product, valueProduct } from './kinds/catalogue/product.ts';
import { service, serviceAttribute } from './kinds/catalogue/service.ts';
import { client } from './kinds/billing/client.ts';
import { account } from './kinds/ledger/account.ts';
import { accountType } from './kinds/ledger/account-type.ts';
import { journal } from './kinds/ledger/journal.ts';
import { journalDetail } from './kinds/ledger/journal-detail.ts';
import { plain } from './kinds/plain.ts';
import { book } from './kinds/views/book.ts';
import { activeRole, role } from './kinds/views/role.ts';
import { user } from './kinds/views/user.ts';

export const ENTITIES: Readonly<Record<EntityKind, Entity>> = {
  account,
  account_attribute: plain('account-attribute'),
  account_attribute_value: plain('account-attribute-value'),
  account_type: accountType,
  account_type_company: accountTypeCompany,
  active_role: activeRole,
  bill: plain('bill'),
  book,
  book_asset: bookAsset('asset'),
  book_attribute: plain('book-attribute'),
  book_detail: plain('book-detail'),
  book_stock: bookAsset('stock'),
  brand,
  category,
  category_asset: categoryItem('assets', 'category_asset', 'category-asset'),
  category_product: categoryItem('specifications', 'category_product', 'category-product'),
  client,
  consumable: categoryItem('consumables', 'consumable', 'consumable'),
  gstn: plain('gstn'),
  invoice,
  invoice_item: invoiceItem,
  journal,
  journal_detail: journalDetail,
  order: plain('order'),
  order_item: plain('order-item'),
  payment,
  payment_method: paymentMethod,
  photo: plain('photo'),
  product,
  product_compatible: plain('product-compatible'),
  record_asset: plain('record-asset'),
  record_asset_use: plain('record-asset-use'),
  record_stock: plain('record-stock'),
  role,
  service,
  service_attribute: serviceAttribute,
  service_attribute_value: plain('service-attribute-value'),
  service_plan: plain('service-plan'),
  service_plan_price: plain('service-plan-price'),
  subscription: plain('subscription'),
  unit,
  user,
  value_asset: plain('value-asset'),
  value_product: valueProduct,
};
