/** Words of the quotes and testimonials; who said them is in lib/site-voices.ts. */
const voices = {
  landing: {
    partner: {
      quote:
        "We used to spend a third of the year writing to funders. This year we spent it on the road, with the riders. The gifts are smaller, and they come every month.",
      title: "NGO partner",
      location: "Zambia",
    },
    donor: {
      quote:
        "I could see the certificate had been checked, what the processor took, and where the rest went. So I set it to monthly.",
      title: "Donor and volunteer",
      location: "Toronto",
    },
    leader: {
      quote: "Nobody arrived to tell us what we need. We said it ourselves, and people answered.",
      title: "Community leader",
      location: "Kita, Mali",
    },
  },
  fund: {
    relief: {
      quote:
        "When the river came through the third time, the boats were already on the bank, because four hundred strangers had paid for them in March. We did not wait for a form to be approved.",
      title: "Flood-relief founder",
      location: "KwaZulu-Natal, South Africa",
    },
    youth: {
      quote:
        "The grant ended on a Friday. On Monday forty young people came to the studio anyway and asked what we were going to do. The fund covered the rent and the transmitter. They covered everything else.",
      title: "Youth empowerment leader",
      location: "Kisumu, Kenya",
    },
    girls: {
      quote:
        "A girl who finishes the ninth year marries later, earns more and sends her own daughters. We have known this for twenty years. What we needed was someone who would pay a maths teacher in February.",
      title: "Girls’ education advocate",
      location: "Kita, Mali",
    },
  },
};
export default voices;
