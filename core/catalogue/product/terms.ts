// What the brand and the category of a product are called where nobody says them.

export const NO_BRAND = 'Unbranded';

/** The first that asks for no specification of its products. */
export const NO_CATEGORY = ['General', 'General goods', 'Other goods'] as const;
