let owner = () => '';

/** The owner of the forms. The auth capability connects it: kit knows no capability. */
export const connectFormOwner = (whose: () => string) => {
  owner = whose;
};

export const formOwner = () => owner();
