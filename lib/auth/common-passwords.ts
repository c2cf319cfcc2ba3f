// Very common passwords of 10 characters and more, and the stems that people lengthen with digits and signs.
const whole = new Set(
  `1234567890 12345678910 0123456789 9876543210 0987654321 1111111111 0000000000 1234512345 1q2w3e4r5t 1q2w3e4r5t6y qwertyuiop qwerty12345 qwerty123456
  asdfghjkl1 zxcvbnm123 password12 password123 password1234 password12345 passw0rd123 p@ssw0rd123 iloveyou12 iloveyou123 letmein123 welcome123 welcome1234
  admin12345 admin123456 administrator qwertyuiop123 1qaz2wsx3edc 1qaz2wsx3e abcdefghij abcdefghijk abcd123456 abc1234567 changeme123 changeme1234 football123
  baseball123 superman123 princess123 sunshine123 dragon12345 monkey12345 michael123 jennifer123 charlie123 liverpool1 manchester trustno1234 starwars123
  qwerty1234 1234567891 123456789a a123456789 aa12345678 147258369a 1472583690 q1w2e3r4t5 q1w2e3r4t5y6 zaq12wsxcde harambee123 harambee1234 jesuschrist
  jesuslovesme godisgood1 godisgreat mercedes123 computer123 whatever123 internet123 samsung123 blessing123 1029384756 5555555555 1231231234 1212121212`
    .split(/\s+/)
    .filter(Boolean),
);
const stems = /^(password|passw0rd|p@ssword|p@ssw0rd|qwerty|qwertyuiop|welcome|letmein|iloveyou|admin|administrator|changeme|abc|abcd|harambee)[\d!@#$.?*_-]*$/;

/** @param password as typed; letters' case does not matter */
export function isCommonPassword(password: string): boolean {
  const folded = password.toLowerCase();
  return whole.has(folded) || stems.test(folded) || /^(.)\1+$/u.test(folded) || /^(?:0?1234567890?)+$/.test(folded);
}
