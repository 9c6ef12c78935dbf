/** The address of something real for the screens of the address book. */
export const bookAddresses: Record<string, string> = {
  '/address/customer/detail': '/address/customer/detail?customerId=ARR-017',
  '/address/vendor/detail': '/address/vendor/detail?vendorId=KES-031',
  '/address/vendor/document': '/address/vendor/document?vendorId=KES-031&documentNumber=1',
  '/address/department/detail': '/address/department/detail?departmentId=ASM',
};
