let owner = () => '';

/** Whose forms these are; the auth capability tells, the kit knows no capability. */
export const connectFormOwner = (whose: () => string) => {
  owner = whose;
};

export const formOwner = () => owner();
