/** Donations have no product; they are counted together, as if they were one. */
export const donationItem = '00000000-0000-0000-0000-000000000000';
