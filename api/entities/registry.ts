// Every kind of the generic calls, in one table.
import type { EntityKind } from '#api/contract/entity/kinds.ts';
import type { Entity } from './entity.ts';
import { invoice } from './kinds/invoice/invoice.ts';
import { invoiceItemKind } from './kinds/invoice/invoice-item.ts';
import { paymentKind } from './kinds/invoice/payment.ts';
import { paymentMethodKind } from './kinds/invoice/payment-method.ts';
import { bookAsset } from './kinds/catalogue/asset.ts';
import { categoryKind, categoryItemKind } from './kinds/catalogue/category.ts';
import { nameEntities } from './kinds/catalogue/names.ts';
import { productKind, valueProduct } from './kinds/catalogue/product.ts';
import { serviceKind, serviceAttribute } from './kinds/catalogue/service.ts';
import { client } from './kinds/customer/client.ts';
import { accountKind } from './kinds/ledger/account.ts';
import { accountTypeKind } from './kinds/ledger/account-type.ts';
import { journalKind } from './kinds/ledger/journal.ts';
import { journalDetail } from './kinds/ledger/journal-detail.ts';
import { plain } from './kinds/plain.ts';
import { bookKind } from './kinds/views/book.ts';
import { activeRole, roleKind } from './kinds/views/role.ts';
import { userKind } from './kinds/views/user.ts';

export const ENTITIES: Readonly<Record<EntityKind, Entity>> = {
  ...nameEntities,
  account: accountKind,
  account_attribute: plain('account-attribute'),
  account_attribute_value: plain('account-attribute-value'),
  account_type: accountTypeKind,
  active_role: activeRole,
  bill: plain('bill'),
  book: bookKind,
  book_asset: bookAsset('asset'),
  book_attribute: plain('book-attribute'),
  book_detail: plain('book-detail'),
  book_stock: bookAsset('stock'),
  category: categoryKind,
  category_asset: categoryItemKind('assets', 'category_asset', 'category-asset'),
  category_product: categoryItemKind('specifications', 'category_product', 'category-product'),
  client,
  consumable: categoryItemKind('consumables', 'consumable', 'consumable'),
  gstn: plain('gstn'),
  invoice,
  invoice_item: invoiceItemKind,
  journal: journalKind,
  journal_detail: journalDetail,
  order: plain('order'),
  order_item: plain('order-item'),
  payment: paymentKind,
  payment_method: paymentMethodKind,
  photo: plain('photo'),
  product: productKind,
  product_compatible: plain('product-compatible'),
  record_asset: plain('record-asset'),
  record_asset_use: plain('record-asset-use'),
  record_stock: plain('record-stock'),
  role: roleKind,
  service: serviceKind,
  service_attribute: serviceAttribute,
  service_attribute_value: plain('service-attribute-value'),
  service_plan: plain('service-plan'),
  service_plan_price: plain('service-plan-price'),
  subscription: plain('subscription'),
  user: userKind,
  value_asset: plain('value-asset'),
  value_product: valueProduct,
};
