type Address = `/${string}`;

/** The labels of an order, with the boxes, lots and serial numbers that this shipper took. */
export const labelsOfShipper = (labelsOfSale: Address | undefined, shipperNumber: string): Address | undefined =>
  labelsOfSale && `${labelsOfSale}&${new URLSearchParams({ shipperNumber })}`;
