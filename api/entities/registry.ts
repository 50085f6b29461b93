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
import { unruledKind } from './kinds/plain.ts';
import { bookKind } from './kinds/views/book.ts';
import { activeRole, roleKind } from './kinds/views/role.ts';
import { userKind } from './kinds/views/user.ts';

export const ENTITIES: Readonly<Record<EntityKind, Entity>> = {
  ...nameEntities,
  account: accountKind,
  account_attribute: unruledKind('account-attribute'),
  account_attribute_value: unruledKind('account-attribute-value'),
  account_type: accountTypeKind,
  active_role: activeRole,
  bill: unruledKind('bill'),
  book: bookKind,
  book_asset: bookAsset('asset'),
  book_attribute: unruledKind('book-attribute'),
  book_detail: unruledKind('book-detail'),
  book_stock: bookAsset('stock'),
  category: categoryKind,
  category_asset: categoryItemKind('assets', 'category_asset', 'category-asset'),
  category_product: categoryItemKind('specifications', 'category_product', 'category-product'),
  client,
  consumable: categoryItemKind('consumables', 'consumable', 'consumable'),
  gstn: unruledKind('gstn'),
  invoice,
  invoice_item: invoiceItemKind,
  journal: journalKind,
  journal_detail: journalDetail,
  order: unruledKind('order'),
  order_item: unruledKind('order-item'),
  payment: paymentKind,
  payment_method: paymentMethodKind,
  photo: unruledKind('photo'),
  product: productKind,
  product_compatible: unruledKind('product-compatible'),
  record_asset: unruledKind('record-asset'),
  record_asset_use: unruledKind('record-asset-use'),
  record_stock: unruledKind('record-stock'),
  role: roleKind,
  service: serviceKind,
  service_attribute: serviceAttribute,
  service_attribute_value: unruledKind('service-attribute-value'),
  service_plan: unruledKind('service-plan'),
  service_plan_price: unruledKind('service-plan-price'),
  subscription: unruledKind('subscription'),
  user: userKind,
  value_asset: unruledKind('value-asset'),
  value_product: valueProduct,
};
