/** The general conditions of a product, as a document of the portal. */
export function conditionsOf(productCode: string): string {
  return `/api/v1/conditions/${productCode}.pdf`;
}
