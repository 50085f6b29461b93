import type { ComponentType, ReactNode } from 'react';
import type { Product } from '#api/contract/catalogue/product.ts';
import type { Customer } from '#api/contract/customer/customer.ts';

/** Forms of other features, which the routes hand in. */
export type GuideForms = {
  readonly CustomerForm: ComponentType<{
    readonly bookId: number;
    readonly customer?: Customer;
    readonly forBill: boolean;
    readonly save: string;
    readonly second: ReactNode;
    readonly onSaved: () => void;
  }>;
  readonly ItemForm: ComponentType<{
    readonly bookId: number;
    readonly name: string;
    readonly product: Product | undefined;
    readonly save: string;
    readonly second: ReactNode;
    readonly onSaved: () => void;
  }>;
  readonly ChooseTemplate: ComponentType<{
    readonly bookId: number;
    readonly onChosen: () => void;
  }>;
};
