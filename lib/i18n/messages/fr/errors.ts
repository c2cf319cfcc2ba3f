import type en from "@/lib/i18n/messages/en/errors";
import { noBreaks } from "@/lib/i18n/no-breaks";
import type { Translation } from "@/lib/i18n/shape";

const errors: Translation<typeof en> = noBreaks({
  unexpected: "Une erreur inattendue s’est produite",
  invalidInput: "Veuillez vérifier les champs signalés",
  invalidField: "Veuillez vérifier ce champ",
  unreadableBody: "La demande n’a pas pu être lue",
  unknownField: "Ce champ est inconnu",
  notFound: "Introuvable",
  methodNotAllowed: "Cette méthode n’est pas permise ici",
  sessionExpired: "Échec de l’authentification : votre session a expiré",
  pleaseLogIn: "Veuillez vous connecter pour continuer",
  notAllowed: "Vous n’avez pas le droit de faire cela",
  keyNotTaken:
    "Une clé d’API ne permet pas de faire cela. Veuillez vous connecter avec votre compte.",
  scopeMissing: "Cette clé d’API n’a pas le droit {scope}",
  keyNeeded: "Veuillez envoyer une clé d’API\u00a0: Authorization: Bearer hrb_…",
  badKey: "Cette clé d’API n’est pas valable : elle est incomplète, a expiré ou a été révoquée",
  keyInAddress:
    "Veuillez envoyer la clé d’API par Authorization: Bearer …, jamais dans une adresse\u00a0: les adresses restent dans les journaux. Remplacez cette clé.",
  apiKeysFull: "Une organisation a au plus {n} clés. Révoquez-en une d’abord.",
  apiKeyName: "Veuillez donner un nom à la clé",
  apiKeyScopes: "Choisissez au moins une chose que la clé permet",
  apiKeyGone: "Cette clé a déjà été révoquée ou a expiré",
  webhookUrl:
    "Veuillez donner une adresse https avec un nom d’hôte, sur le port 443 ou 8443, sans nom d’utilisateur",
  webhookTwice: "Il y a déjà un webhook pour cette adresse",
  webhooksFull: "Une organisation a au plus {n} webhooks. Supprimez-en un d’abord.",
  webhookOff: "Ce webhook est désactivé. Activez-le d’abord.",
  webhookEvents: "Choisissez au moins un événement",
  badCursor: "Ce n’est pas un identifiant de cette liste",
  expandUnknown: "Cette liste peut joindre\u00a0: {names}",
  oneOf: "Veuillez envoyer l’une de ces valeurs\u00a0: {values}",
  listLimit: "Un nombre de 1 à 100",
  updateChanged:
    "Ce brouillon a changé depuis que vous avez ouvert la page. Rechargez-la et relisez-le avant de le publier",
  updatesADay:
    "Une campagne peut publier au plus {n} nouvelles par jour. Enregistrez celle-ci comme brouillon et publiez-la demain.",
  foreignOrigin: "Cette demande ne vient pas de ce site",
  tooManyAttempts: "Trop de tentatives. Veuillez réessayer dans {n} minutes.",
  tooManyAttemptsOne: "Trop de tentatives. Veuillez réessayer dans {n} minute.",
  twoAdministrators: "Au moins deux administrateurs doivent rester actifs",
  notYourself: "Vous ne pouvez pas vous désactiver vous-même",
  administratorDisabled: "Cet administrateur est désactivé ; un autre peut le réactiver",
  manyFromNetwork:
    "De très nombreux dons arrivent en ce moment de votre réseau. Veuillez appuyer de nouveau sur le bouton dans quelques minutes ; ou faites-vous envoyer un lien à votre adresse e-mail pour continuer tout de suite.",
  networkFails:
    "Ces dernières minutes, des cartes ont été refusées ou des dons laissés impayés sur votre réseau, que d’autres personnes partagent peut-être. C’est ce qui se passe quand quelqu’un essaie des cartes volées. Un lien envoyé à votre adresse e-mail vous permet de continuer tout de suite ; ou réessayez dans dix minutes.",
  confirmMailed:
    "Nous avons envoyé un lien à {email}. Ouvrez-le et confirmez, puis revenez à cette page et appuyez de nouveau sur le bouton.",
  manyGifts:
    "De très nombreux dons arrivent à cette campagne en ce moment. Veuillez appuyer de nouveau sur le bouton dans {n} secondes : votre place est gardée.",
  giftsWaiting:
    "De très nombreuses personnes donnent en ce moment. Votre don n’est pas encore enregistré et attend son tour ; cette page réessaie pour vous. Si rien ne se passe, appuyez de nouveau sur le bouton.",
  bodyTooLarge: "La demande est trop volumineuse",
  unsupportedType: "Ce type de contenu n’est pas accepté",
  databaseAway:
    "Le service n’est pas disponible pour le moment. Veuillez réessayer dans un instant.",
  storageFull:
    "Nous ne pouvons pas enregistrer de fichiers en ce moment. Veuillez réessayer plus tard.",
  filesBusy: "De nombreux fichiers sont en cours de lecture. Veuillez réessayer dans un instant.",
  fileDamaged:
    "{file} est endommagé : il en manque une partie. Veuillez l’envoyer à nouveau, ou prendre une nouvelle photo",
  fileTooHeavy:
    "{file} demande trop de temps ou de mémoire pour être lu. Veuillez l’enregistrer à nouveau, plus petit, et réessayer",
  imageTooManyPixels:
    "{file} a trop de pixels ou d’images animées. Une image peut avoir 40 mégapixels au plus",
  pdfActive:
    "{file} contient des scripts, des actions, des médias ou d’autres fichiers. Veuillez l’enregistrer ou l’imprimer en PDF simple et réessayer",
  pdfEncrypted:
    "{file} est protégé par un mot de passe, ou verrouillé contre les modifications. Veuillez l’ouvrir et l’imprimer dans un nouveau PDF, ou photographier ses pages",
  pdfBroken:
    "{file} n’est pas un PDF lisible. Veuillez l’ouvrir et l’imprimer dans un nouveau PDF, ou photographier ses pages",
  pdfTooMany: "{file} a trop de pages ou de parties. Un PDF peut avoir 300 pages au plus",
  uploadsAnHour: "Trop d’envois en une heure. Veuillez réessayer dans {n} minutes.",
  uploadsADay:
    "{megabytes} Mo au plus peuvent être envoyés en un jour. Veuillez réessayer dans {n} heures.",
  documentsKept: "{max} documents au plus peuvent être envoyés en un an",
  picturesKept: "{max} images de campagne au plus sont conservées. Veuillez d’abord en retirer",
  documentWaiting: "Ce document attend l’antivirus",
  documentInfected: "L’antivirus a trouvé quelque chose dans ce document : il n’est pas affiché",
  scanNotFailed: "Ce document n’a plus besoin d’une nouvelle analyse",
  documentScanFailed: "L’antivirus n’a pas pu lire ce document : il n’est pas affiché",
  documentsWaiting:
    "L’antivirus n’a pas encore examiné tous les documents : veuillez approuver quand ce sera fait",
  documentsUnjudged:
    "L’antivirus n’a pas pu lire un document : rien ne peut être approuvé avant l’envoi d’un autre",
  documentsInfected:
    "L’antivirus a trouvé quelque chose dans un document : rien ne peut être approuvé avant l’envoi d’un autre",
  idempotencyKeyInvalid: "L’Idempotency-Key doit avoir de 1 à 255 caractères imprimables",
  idempotencyKeyReused: "Cette Idempotency-Key a déjà servi à une autre demande",
  idempotencyInProgress: "Une demande avec cette Idempotency-Key est encore en cours",
  tooLong: "Veuillez utiliser {max} caractères au plus",
  invalidText: "Ce texte contient des caractères qui ne peuvent pas être enregistrés",
  mixedScripts:
    "Dans « {word} », la lettre {letter} vient d’un autre alphabet que les autres. Tapez de nouveau le mot dans un seul alphabet.",
  mixedScriptsMeant:
    "Dans « {word} », la lettre {letter} vient d’un autre alphabet que les autres. Tapez {meant} à sa place.",
  lookAlikeName:
    "Ce nom ressemble à celui d’une autre organisation. S’il est le vôtre, écrivez-nous et nous vous aiderons.",
  tooManyFields: "Trop de champs ont été envoyés",
  accountNoDigits:
    "Saisissez le numéro de compte lui-même, tel qu’il figure sur votre relevé : des chiffres, et des lettres seulement s’il en contient. Des mots comme « voir lettre » ne sont pas un numéro",
  accountLatin:
    "Ce numéro de compte est trop long une fois écrit avec les lettres des banques (34 caractères)",
  accountFromSheet:
    "Un tableur a modifié ce numéro : il peut manquer des chiffres ou des zéros. Saisissez-le tel qu’il figure sur votre relevé",
  accountTwo:
    "On dirait deux numéros de compte, ou un seul collé deux fois. Saisissez uniquement celui sur lequel vous voulez être payés",
  messageAnswered:
    "Ce message a reçu une réponse entre-temps. Lisez-la d’abord : la vôtre n’a pas été envoyée.",
  messageClosed: "Ce message a été clos entre-temps. Votre réponse n’a pas été envoyée.",
  linkUsed: "Ce lien a expiré ou a déjà servi",
  // accounts
  fillAllFields: "Veuillez remplir tous les champs",
  passwordsDiffer: "Les mots de passe ne correspondent pas",
  validEmail: "Veuillez saisir une adresse e-mail valide",
  emailMeant: "Un message à cette adresse ne peut pas arriver. Vouliez-vous écrire {address} ?",
  passwordTooShort: "Le mot de passe doit avoir au moins 10 caractères",
  passwordTooLong: "Le mot de passe doit avoir 128 caractères au plus",
  passwordTooCommon: "Ce mot de passe est trop courant",
  accountExists: "Il existe déjà un compte avec cet e-mail",
  loginFailed: "Échec de la connexion",
  loginFailedToast: "Échec de la connexion. Vérifiez vos identifiants.",
  adminLoginFailed: "Une erreur s’est produite pendant la connexion.",
  registrationFailed: "Échec de l’inscription",
  profileLoadAfterLogin: "Le profil n’a pas pu être chargé",
  wrongPassword: "Le mot de passe n’est pas correct",
  confirmEmailFirst: "Veuillez d’abord confirmer votre adresse e-mail",
  teamFull: "Une organisation peut avoir 2 personnes au plus",
  alreadyMember: "Cette personne appartient déjà à une organisation",
  ownerOnly: "Seul le propriétaire peut faire cela",
  ownerCannotDisable: "Le propriétaire ne peut pas être désactivé",
  // second factor
  stepUpRequired: "Veuillez confirmer que c’est bien vous, puis réessayer",
  secondFactorRequired:
    "Un code de votre application d’authentification ou un code de secours est nécessaire",
  secondFactorSetupRequired: "Configurez d’abord un second facteur",
  wrongFactorCode: "Ce code n’est pas correct ou a déjà servi",
  passkeyFailed: "La clé d’accès n’a pas pu être vérifiée. Veuillez réessayer.",
  loginStartOver:
    "Cette connexion a expiré, ou il y a eu trop de tentatives. Veuillez vous reconnecter.",
  noSecondFactor: "Ce compte n’a pas de second facteur",
  authenticatorThere: "Ce compte a déjà une application d’authentification",
  authenticatorGone: "La configuration a expiré. Veuillez recommencer.",
  tooManyPasskeys: "10 clés d’accès au plus",
  passkeyKnown: "Cette clé d’accès est déjà enregistrée",
  // registration and organisations
  fillRequiredBefore: "Veuillez remplir tous les champs obligatoires avant de continuer",
  certificateRequired: "Le certificat d’enregistrement est obligatoire",
  documentsMissing: "Des documents obligatoires manquent",
  completeProfileFailed: "Le profil n’a pas pu être complété",
  uploadDocumentsFailed: "Les documents n’ont pas pu être envoyés",
  registrationSessionExpired: "Votre session a expiré. Veuillez vous reconnecter pour continuer.",
  registrationUnexpected: "Une erreur inattendue s’est produite pendant l’inscription",
  fileLargerThan10MB: "{file} dépasse 10 Mo",
  fileNotPdf: "{file} n’est pas un PDF",
  pageUnreadable:
    "{file} n’a pu être lu ni comme image ni comme PDF. Veuillez reprendre cette photo ; les autres pages sont toujours là",
  heicUnreadable:
    "{file} est une image HEIC, qui ne peut pas être lue ici. Veuillez l’envoyer en JPG (sur iPhone : Réglages, Appareil photo, Formats, Le plus compatible) ou en PDF",
  certificatePdfAmongPictures:
    "{file} est un PDF parmi des images. Veuillez envoyer un seul PDF, ou seulement des images",
  certificateTooManyPages:
    "{max} images au plus. Veuillez envoyer un certificat plus long en un seul PDF",
  fileNotPdfJpgPng: "{file} n’est pas un PDF, un JPG ou un PNG",
  fileEmpty: "{file} est vide",
  validPhone:
    "Veuillez saisir un numéro de téléphone avec l’indicatif du pays, comme +254 700 000 000",
  phoneNotInCountry:
    "Ce n’est pas un numéro de téléphone dans ce pays : {country}. Saisissez-le comme vous le composez sur place, ou avec l’indicatif du pays, comme +254 700 000 000",
  validWebsite: "Veuillez saisir une adresse web qui commence par http ou https",
  tooManyDrafts:
    "Il y a déjà {n} brouillons. Publiez-en ou supprimez-en avant d’en écrire un autre.",
  validCountry: "Veuillez choisir un pays dans la liste",
  whichCongo:
    "Deux pays s’appellent Congo. Écrivez Congo-Brazzaville ou Congo-Kinshasa, s’il vous plaît",
  validCurrency: "Veuillez saisir un code de devise de trois lettres",
  swiftInvalid:
    "Un code SWIFT a 8 ou 11 caractères, comme EQBLKENA. Regardez votre relevé bancaire",
  swiftOrCode:
    "Saisissez le code SWIFT de votre banque. Si elle n’en a pas, laissez ce champ vide et indiquez le code banque pour les virements dans votre pays, ou l’IBAN ou le RIB entier comme numéro de compte",
  ibanLength: "Un IBAN de ce pays ({country}) a {chars} caractères ; celui-ci en a {length}",
  ibanCountry: "Aucun IBAN ne commence par {code}",
  ibanChecksum: "Il y a une faute de frappe dans cet IBAN",
  ibanOtherCountry:
    "Le compte est dans ce pays : {iban}, mais le code SWIFT vient de : {swift}. Veuillez vérifier les deux",
  bankCodeDigits: "Veuillez saisir le code banque en chiffres",
  bankCodeLength: "Un code banque de ce pays ({country}) a {digits} chiffres",
  nubanChecksum: "Ce numéro de compte ne correspond pas au code banque. Veuillez vérifier les deux",
  mobileInvalid:
    "Ce n’est ni un numéro de mobile de ce pays ({country}), ni un numéro marchand. Saisissez-le comme on le compose sur place, ou avec l’indicatif du pays ; un numéro marchand a 4 à 7 chiffres",
  paybillInvalid:
    "Avec un compte, saisissez ici le numéro marchand (paybill) : 3 à 8 chiffres, comme 247247. Pour un numéro de mobile, laissez le compte vide",
  currencyHere: "Veuillez choisir l’une de ces devises : {currencies}",
  ibanNeeded:
    "Les comptes de ce pays ({country}) ont un IBAN de {chars} caractères. Veuillez le saisir ; votre banque peut vous l’indiquer",
  accountWhole:
    "Indiquez le numéro de compte en entier, comme sur le relevé d’identité bancaire (RIB ou NIB) : dans ce pays ({country}), il a {chars} caractères. L’IBAN convient aussi",
  accountChecksum: "Il y a une faute de frappe dans ce numéro de compte",
  accountDigits: "Un numéro de compte de ce pays ({country}) a {most} chiffres",
  accountDigitsBetween: "Un numéro de compte de ce pays ({country}) a de {least} à {most} chiffres",
  accountShort:
    "Ce numéro de compte est trop court. Veuillez le saisir en entier, comme sur votre relevé bancaire",
  validSocial: "Veuillez saisir un nom d’utilisateur ou une adresse web complète",
  ngoIdRequired: "L’identifiant de l’ONG est obligatoire",
  ngoNotFound: "Aucune donnée d’ONG trouvée.",
  alreadyDecided: "Une décision a déjà été prise sur cette demande",
  notSubmitted: "Cette demande n’a pas encore été envoyée",
  alreadySubmitted: "Cette demande a déjà été envoyée",
  suspendedAgain:
    "Cette organisation a été suspendue de nouveau après l’ouverture de cette page. Lisez-en la raison avant de la rétablir.",
  notSuspended: "Cette organisation n’est pas suspendue",
  cannotSuspend: "Seule une organisation approuvée peut être suspendue",
  ngoSuspended: "Cette organisation est suspendue",
  ngoNotApproved: "Votre organisation n’est pas encore approuvée",
  verificationExpired:
    "La vérification a expiré. Veuillez la renouveler avant de publier une nouvelle campagne.",
  emailNotEditable: "L’adresse e-mail ne peut pas être changée ici",
  nameMismatch: "name et orgName diffèrent",
  countryFixed: "Le pays d’une organisation approuvée ne peut pas être changé ici",
  approveFailed: "L’ONG n’a pas pu être approuvée",
  approveUnreachable: "Une erreur s’est produite lors de l’approbation de l’ONG",
  rejectFailed: "L’ONG n’a pas pu être refusée",
  rejectUnreachable: "Une erreur s’est produite lors du refus de l’ONG",
  adminLoadFailed: "Les données d’administration n’ont pas pu être chargées",
  initialLoadFailed: "Les données initiales n’ont pas pu être chargées",
  profileLoadFailed: "Les données du profil n’ont pas pu être chargées",
  profileLoadUnreachable: "Erreur lors du chargement du profil",
  profileUpdateFailed: "Le profil n’a pas pu être mis à jour",
  profileUpdateUnreachable: "Une erreur s’est produite lors de la mise à jour de votre profil",
  profileImageFailed: "L’image de profil n’a pas pu être envoyée",
  profileImageUnreachable: "Une erreur s’est produite lors de l’envoi de votre image de profil",
  // campaigns
  campaignNotFound: "Campagne introuvable",
  campaignFetchFailed: "Les données de la campagne n’ont pas pu être chargées",
  campaignsFetchFailed: "Les campagnes n’ont pas pu être chargées",
  tooManyPictures: "{max} images au plus",
  figureNumber: "Indiquez un nombre entier",
  updateNotFound: "Nouvelle introuvable",
  updateSaveFailed: "La nouvelle n’a pas pu être enregistrée",
  campaignCreateFailed: "La campagne n’a pas pu être créée",
  campaignUpdateFailed: "La campagne n’a pas pu être mise à jour",
  campaignDeleteFailed: "La campagne n’a pas pu être supprimée",
  fillRequired: "Veuillez remplir tous les champs obligatoires",
  coverRequired: "Veuillez ajouter une image de couverture à votre campagne",
  coverTooLarge: "L’image de couverture doit faire moins de 500 Ko",
  imageTooLarge: "{file} est trop volumineux. Les images doivent faire moins de 500 Ko",
  imageWrongType: "{file} n’est pas une image JPEG, PNG, WebP ou AVIF",
  logoWrongType: "{file} n’est pas une image JPEG, PNG, WebP, AVIF ou GIF",
  tooManyImages: "2 images supplémentaires au plus",
  goalRange: "L’objectif doit être compris entre 1 $ et 100 000 000 $",
  endDateFuture: "La date de fin doit être dans le futur",
  dateInSeconds:
    "Ce nombre n’est pas une heure en millisecondes. Veuillez donner la date sous la forme AAAA-MM-JJ",
  endDateInvalid: "Veuillez saisir une date jusqu’à l’année 2100",
  matchPercent:
    "Indiquez combien de pour cent de chaque don : un nombre entier de 1 à 1 000, ou un rapport comme 1:3",
  matchDonors: "Indiquez combien de personnes : un nombre entier de 1 à 1 000 000",
  matchTimes:
    "Choisissez un premier et un dernier jour. Le dernier ne peut être ni avant le premier, ni déjà passé",
  matchSponsorName: "Veuillez saisir le nom du parrain",
  matchSponsorEmail: "Veuillez saisir l’e-mail du parrain",
  matchPromise: "Ajoutez la promesse écrite du parrain",
  matchesFull: "Une campagne peut avoir au plus {n} promesses à la fois",
  matchDecided: "Une décision a déjà été prise sur cette promesse. Rechargez la page",
  matchPaid: "Le parrain a payé pour cette promesse : elle ne peut plus être annulée",
  matchPaymentsChanged:
    "Un autre paiement de ce parrain a été enregistré entre-temps. Rechargez la page pour voir ce qui reste dû",
  matchThere: "Cette promesse existe déjà : même parrain, même montant, mêmes dates",
  needUnknown: "Cette campagne ne propose pas ce besoin",
  needClosed:
    "L’organisation a clos ce besoin. Choisissez-en un autre, ou donnez à l’ensemble de la campagne",
  needAmount:
    "Le montant est inférieur au prix de ce besoin. Rechargez la page et choisissez de nouveau",
  needQuantity: "Indiquez combien : un nombre entier de 1 à 1 000",
  needTitle: "Indiquez ce qu’il faut",
  needPriceRange: "Saisissez un prix de 1 $ à 999 999,99 $",
  needWanted: "Indiquez combien il en faut : un nombre entier de 1 à 100 000",
  needsFull: "Une campagne peut avoir au plus {n} besoins. Fermez-en un d’abord",
  needsCompleted: "Cette campagne est terminée : ses besoins restent tels quels",
  wordsContact:
    "Tout le monde peut lire ces mots : retirez les adresses e-mail et web et les numéros de téléphone, ou gardez le message privé",
  wordsHidden: "Un administrateur a masqué ces mots",
  videoLink:
    "Collez le lien d’une vidéo publique sur YouTube ou Vimeo, par exemple https://youtu.be/aqz-KE-bpKQ",
  storyLanguage: "Veuillez choisir une langue de la liste",
  versionExists: "Cette campagne a déjà un texte dans cette langue",
  versionOfOriginal: "C’est la langue du texte de la campagne elle-même",
  slugTaken: "Cette adresse de campagne est déjà prise",
  slugReserved: "Ce mot ne peut pas servir d’adresse de campagne",
  slugShape: "Utilisez de 3 à 80 lettres minuscules, chiffres et tirets",
  validCause: "Veuillez choisir une cause dans la liste",
  aliasesDiffer: "Les deux noms de ce champ ont des valeurs différentes",
  statusMove: "Cette campagne ne peut pas passer à ce statut",
  completedFixed:
    "L’objectif et la date de fin d’une campagne terminée ne peuvent pas être changés",
  completedDelete: "Une campagne terminée ne peut pas être supprimée",
  fundFixed: "Le Frontline Fund ne peut pas être supprimé",
  // gifts
  amountUnclear: "Ce montant peut se lire de deux façons. Veuillez écrire {first} ou {second}.",
  amountInDollars:
    "Ici, les montants sont en dollars américains. Veuillez écrire le montant en dollars, en chiffres seulement",
  amountOtherCurrency:
    "Ce montant nomme une autre monnaie que celle choisie. Veuillez n’écrire que des chiffres, ou choisir cette monnaie",
  validAmount: "Veuillez saisir un montant valide",
  enterName: "Veuillez saisir votre nom",
  enterEmail: "Veuillez saisir votre e-mail",
  wrongCode:
    "Ce code n’est pas correct, ou il a plus de dix minutes. Veuillez en demander un nouveau.",
  enterDedicationName: "Veuillez saisir le nom de la personne à qui le don est dédié",
  methodNotTaken: "Ce moyen de paiement n’est pas accepté ici",
  giftIsMonthly: "Ce don est déjà mensuel",
  monthlyFromPledge:
    "Nous ne pouvons pas répéter un don que vous avez envoyé vous-même. Sur la page de la campagne, vous pouvez donner chaque mois par carte.",
  monthlyWentBack:
    "Ce don n’a pas été payé ou a été rendu ; il ne peut donc pas être répété. Vous pouvez donner à nouveau sur la page de la campagne.",
  monthlyFormOld:
    "Ce formulaire est resté ouvert trop longtemps, et rien n’a commencé. Rouvrez-le depuis la page de votre don, pour que les dates soient justes.",
  alreadyMonthly: "Ce don est déjà versé chaque mois. Rien de plus n’a commencé.",
  notTakingGifts: "Cette campagne n’accepte pas de dons",
  reportOwed: "L’organisation doit un compte rendu à ses donateurs",
  reportNotOwed: "Cette campagne ne doit aucun compte rendu pour l’instant",
  reportTimeGiven: "Cette campagne a déjà obtenu un délai",
  concernMoved: "Quelqu’un d’autre a traité ce signalement. Veuillez le relire.",
  oneItem: "Exactement un article, en quantité 1, s’il vous plaît",
  successUrlForeign: "L’adresse de retour doit être sur ce site",
  checkoutFailed: "La session de paiement n’a pas pu être créée",
  providerFailed: "Le prestataire de paiement n’a pas pu démarrer",
  paymentFailed: "Le paiement n’a pas pu être traité",
  pledgeFailed: "La demande de paiement n’a pas pu être envoyée",
  donationsFetchFailed: "Les dons n’ont pas pu être chargés",
  paymentNotVerified:
    "Nous n’avons pas pu vérifier votre paiement. Veuillez réessayer ou contacter l’assistance.",
  providerSays: "{message}",
  paymentProcessing: "Le paiement est encore en cours de traitement",
  noDonorAddress: "Ce don n’a pas d’adresse e-mail",
  donationNotFound: "Don introuvable",
  thanksNotNow: "Ce donateur ne peut pas être remercié par e-mail",
  thanksSent: "Ce donateur a déjà été remercié pour ce don",
  donorNotFound: "Donateur introuvable",
  donorNoteNeeded: "Veuillez écrire une note",
  donorTagNeeded: "Veuillez écrire une étiquette",
  donorNotesFull: "Un donateur a au plus {n} notes. Supprimez d’abord une ancienne note.",
  donorTagsFull: "Un donateur a au plus {n} étiquettes",
  donorTagListFull: "Votre organisation a au plus {n} étiquettes",
  payoutNotFound: "Versement introuvable",
  giftNotChangeable:
    "Ce don mensuel ne peut pas être modifié pour le moment. Veuillez réessayer dans un instant.",
  sessionNotFound: "Cette session de paiement n’existe pas",
  pledgeDecided: "Une décision a déjà été prise sur cette promesse de don",
  refundTooMuch: "Le remboursement dépasse ce qui reste du don",
  refundChanged:
    "Une partie de ce don a été remboursée entre-temps. Rechargez la page pour voir ce qui peut encore être rendu",
  changedMeanwhile:
    "Quelqu’un d’autre a modifié ceci entre-temps, et rien n’a été enregistré. Copiez votre texte et rechargez la page",
  formSentBefore:
    "Ce formulaire a déjà été envoyé avec d’autres indications, qui ont été enregistrées. Rien n’a été ajouté cette fois. Vérifiez la liste, puis rechargez la page avant d’en envoyer un autre",
  giftLooksRecorded:
    "Un don de ce montant, de ce donateur et pour cette campagne, a été enregistré ces sept derniers jours ou attend d’être confirmé. Rien n’a été ajouté cette fois. Vérifiez d’abord la liste",
  refundNotPossible: "Ce don ne peut pas être remboursé",
  refundAsked: "Un remboursement a déjà été demandé",
  refundReasonNeeded: "Veuillez indiquer un motif",
  refundWishDecided: "Une décision a déjà été prise sur cette demande",
  payoutOwnApproval:
    "Il faut ici l’accord d’un second administrateur : une autre personne que celle qui a créé, approuvé ou envoyé le versement",
  payoutUnapproved: "Ce versement attend l’approbation d’un second administrateur",
  payoutHandedOver:
    "L’organisation a changé de propriétaire : ce versement pourra être approuvé et envoyé à partir du {date}",
  payoutStopped:
    "L’organisation a été suspendue après la préparation de ce versement. Marquez-le comme échoué",
  payoutReferenceUsed: "Un autre versement a déjà cette référence bancaire",
  payoutNothingToSend: "Aucun versement n’attend d’être envoyé",
  payoutReferenceNeeded: "Saisissez la référence de la banque",
  payoutsNeedSecond:
    "Chaque versement en attente a besoin d’un second administrateur : une autre personne doit remettre à la banque ceux que vous avez approuvés, et les autres doivent d’abord être approuvés",
  orderWaiting: "Cela attend déjà un second administrateur",
  orderOwn: "C’est vous qui l’avez demandé : un second administrateur doit accepter",
  orderDecided: "Une décision a déjà été prise",
  orderNotFound: "Cette demande n’existe pas",
  suspenseNotFound: "Ce paiement n’existe pas",
  suspenseDecided: "Une décision a déjà été prise sur ce paiement",
  suspenseNotAttachable:
    "Ce paiement ne peut pas être rattaché à ce don : il faut un don par carte ou par banque non payé, et rien du paiement ne doit avoir été rendu",
  applicationChanged: "Cette demande a changé depuis votre lecture. Veuillez la relire.",
  certificateNotOpened:
    "Vous n’avez pas ouvert le certificat. Ouvrez-le, ou confirmez que vous approuvez quand même.",
  addressConfirmed: "Cette adresse est déjà confirmée",
  undoTooLate:
    "Il est trop tard pour annuler : l’e-mail est parti, ou quelque chose a changé depuis",
  accountNeeded: "Saisissez le compte d’où partent les versements",
  payoutsUnfit:
    "Les coordonnées de ces versements n’indiquent aucun numéro de compte : {payouts}. Demandez-le à l’organisation et marquez le versement comme échoué",
  accountInvalid: "Saisissez un IBAN ou un numéro de compte valide",
  bicInvalid: "Saisissez un BIC valide",
  payoutNotDue:
    "Aucun versement n’est dû : le solde ou les coordonnées bancaires ne le permettent pas",
  payoutOpen: "Un versement est déjà en cours",
  payoutDecided: "Une décision a déjà été prise sur ce versement",
  giftEnded: "Ce don mensuel a pris fin",
  volunteerConsentNeeded: "Donnez votre accord, pour que l’organisation puisse vous répondre",
  volunteerNameNeeded: "Indiquez votre nom",
  volunteerOfferNeeded: "Dites comment vous pouvez aider",
  volunteerRoleNeeded: "Indiquez le rôle",
  volunteerNeedsNeeded: "Décrivez ce qu’il faut",
  volunteerPlaces: "Indiquez un nombre entier de 1 à 500",
  volunteerUntil: "Choisissez un jour à partir d’aujourd’hui, dans un an au plus tard",
  volunteerCallNotFound: "Cet appel aux bénévoles n’existe pas",
  volunteerOfferNotFound: "Cette proposition n’existe pas",
  volunteerCallOver: "Cet appel aux bénévoles est terminé",
  volunteerCallFull: "Toutes les places de cet appel sont prises",
  volunteerAnswered: "Cette proposition a déjà reçu une réponse",
  volunteerCallsFull: "Une campagne peut avoir au plus {n} appels ouverts",
  volunteerAnswerNeeded: "Écrivez quelques mots à cette personne",
  recordedMethod: "Veuillez choisir le mode de réception",
  noSuchDay: "Ce jour n’existe pas. Veuillez l’écrire ainsi : 2026-02-28",
  recordedDay: "Veuillez saisir une date de l’an 2000 à aujourd’hui",
  recordedAmount: "Veuillez saisir un montant supérieur à zéro",
  recordedCurrency: "Veuillez choisir une monnaie",
  recordedRate:
    "Veuillez saisir combien vaut un dollar américain, sans séparateur de milliers : 605,42 ou 3700",
  recordedWorth: "À ce cours, le don vaut moins d’un cent ou plus de 999 999,99 $",
  recordedName: "Veuillez saisir un nom de 120 caractères au plus",
  recordedTwice: "Un don portant cette référence est déjà enregistré",
  recordedNotFound: "Ce don enregistré n’existe pas",
  recordedNoEmail: "Ce don n’a pas d’adresse e-mail",
  recordedThanked: "Ce donateur a déjà été remercié de ce don",
  recordedThanksMany:
    "Cette adresse a déjà reçu des remerciements aujourd’hui. Veuillez réessayer demain",
  statementNeeded: "Veuillez choisir un relevé",
  statementTooLarge: "{file} dépasse 4 Mo",
  statementNotText:
    "Ce n’est pas un fichier CSV. Ouvrez-le dans votre tableur et enregistrez-le en CSV, ou téléchargez le relevé en CSV",
  statementNoHeading:
    "Aucune colonne avec une référence, une date et un montant n’a été trouvée. Est-ce un relevé de M-Pesa, d’Airtel Money ou de MTN MoMo ?",
  statementUnreadable: "Ce fichier est coupé ou abîmé. Veuillez télécharger de nouveau le relevé",
  statementTooLong: "Ce relevé a plus de {n} lignes. Veuillez télécharger une période plus courte",
  statementEmpty: "Ce relevé n’a aucune ligne avec de l’argent reçu",
  statementCurrency: "Le relevé est en {currency}",
  statementWhich: "Le fichier ne dit pas de quel opérateur il vient. Veuillez choisir",
  statementsFull: "{n} relevés attendent déjà. Veuillez d’abord en terminer un",
  statementNotFound: "Ce relevé n’est plus là. Veuillez l’envoyer de nouveau",
  supporterNameNeeded: "Saisissez un nom avec des lettres ou des chiffres",
  supporterNameRefused: "Choisissez un autre nom pour votre page",
  supporterWordsRefused: "Ces mots ne peuvent pas figurer sur une page ici",
  supporterGoal: "Saisissez un objectif d’au moins 1 $, ou laissez le champ vide",
  supporterPageNotFound: "Cette page n’existe pas",
  supporterCampaignClosed: "Cette campagne ne reçoit pas de dons en ce moment",
  supporterReportNeeded: "Dites ce qui ne va pas avec la page",
  supporterHiddenByAdmin: "Un administrateur a masqué cette page",
  supporterChanged:
    "Cette page a été modifiée depuis que vous l’avez regardée. Veuillez la regarder à nouveau.",
  outreachDraft: "Publiez d’abord cette campagne",
  webhookSignature: "invalid_signature",
});
export default errors;
