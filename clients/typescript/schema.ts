// Made by `npm run client` from the description of the API. Do not edit.
export interface paths {
    "/admin/campaigns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All campaigns of all organisations, drafts too
         * @description Needs an admin's credential (401 without, 403 for an NGO).
         */
        get: operations["getAdminCampaigns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in as an administrator
         * @description Open to everyone.
         */
        post: operations["postAdminLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/ngos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All organisations
         * @description Needs an admin's credential (401 without, 403 for an NGO).
         */
        get: operations["getAdminNgos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/ngos/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Approve an organisation
         * @description Needs an admin's credential (401 without, 403 for an NGO).
         */
        put: operations["putAdminNgosIdApprove"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/ngos/{id}/reinstate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Reinstate an organisation
         * @description Needs an admin's credential (401 without, 403 for an NGO).
         */
        put: operations["putAdminNgosIdReinstate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/ngos/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Reject an organisation
         * @description Needs an admin's credential (401 without, 403 for an NGO).
         */
        put: operations["putAdminNgosIdReject"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/ngos/{id}/suspend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Suspend an organisation
         * @description Needs an admin's credential (401 without, 403 for an NGO).
         */
        put: operations["putAdminNgosIdSuspend"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the credential this call came with, and only that one
         * @description Needs a credential.
         */
        post: operations["postAuthLogout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The current session
         * @description Needs a credential.
         */
        get: operations["getAuthMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Campaigns that everyone may see
         * @description Open to everyone.
         */
        get: operations["getCampaigns"];
        put?: never;
        /**
         * Create a campaign, as a draft or published
         * @description Needs an NGO's credential (401 without, 403 for an admin). An API key needs campaigns:write.
         */
        post: operations["postCampaigns"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{idOrSlug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One campaign, by id or slug; your own drafts too
         * @description Open to everyone. An API key needs campaigns:read.
         */
        get: operations["getCampaignsIdOrSlug"];
        /**
         * Change a campaign: only the fields that are present
         * @description Needs a credential. An API key needs campaigns:write.
         */
        put: operations["putCampaignsIdOrSlug"];
        post?: never;
        /**
         * Delete a campaign, or archive one with gifts
         * @description Needs an NGO's credential (401 without, 403 for an admin). An API key needs campaigns:write.
         */
        delete: operations["deleteCampaignsIdOrSlug"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{idOrSlug}/donate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give to a campaign; amount is in integer US cents. Card, Google Pay and bank return the checkout's sessionId and url, the other methods an orderId.
         * @description Open to everyone.
         */
        post: operations["postCampaignsIdOrSlugDonate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{idOrSlug}/matches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What sponsors promise to a campaign, and how far it is
         * @description Open to everyone.
         */
        get: operations["getCampaignsIdOrSlugMatches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{idOrSlug}/needs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a campaign buys with its gifts, and how much of it is paid for
         * @description Open to everyone.
         */
        get: operations["getCampaignsIdOrSlugNeeds"];
        put?: never;
        /**
         * Add what a campaign buys, below its other needs
         * @description Needs an NGO's credential (401 without, 403 for an admin). An API key needs campaigns:write.
         */
        post: operations["postCampaignsIdOrSlugNeeds"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{idOrSlug}/needs/{n}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a need: only the fields that are present
         * @description Needs an NGO's credential (401 without, 403 for an admin). An API key needs campaigns:write.
         */
        put: operations["putCampaignsIdOrSlugNeedsN"];
        post?: never;
        /**
         * Delete a need, or close one that gifts were given for
         * @description Needs an NGO's credential (401 without, 403 for an admin). An API key needs campaigns:write.
         */
        delete: operations["deleteCampaignsIdOrSlugNeedsN"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{idOrSlug}/pending-payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pledge a gift by crypto, stocks, donor-advised fund, PayPal or Venmo; amount is in integer US cents. Instructions come by email.
         * @description Open to everyone.
         */
        post: operations["postCampaignsIdOrSlugPendingPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{idOrSlug}/recorded-gifts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a campaign's organisation received itself and recorded, beside what was raised here
         * @description Open to everyone.
         */
        get: operations["getCampaignsIdOrSlugRecordedGifts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{idOrSlug}/supporters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Pages that people opened in their own name for a campaign, by what they raised
         * @description Open to everyone.
         */
        get: operations["getCampaignsIdOrSlugSupporters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{idOrSlug}/updates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A campaign's published updates, newest first; none while its organisation is suspended
         * @description Open to everyone.
         */
        get: operations["getCampaignsIdOrSlugUpdates"];
        put?: never;
        /**
         * Post an update to a campaign: published at once, and mailed to donors who asked for it, unless it is a draft
         * @description Needs an NGO's credential (401 without, 403 for an admin). An API key needs updates:write.
         */
        post: operations["postCampaignsIdOrSlugUpdates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{idOrSlug}/updates/{n}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One update of a campaign, by its number
         * @description Open to everyone. An API key needs campaigns:read.
         */
        get: operations["getCampaignsIdOrSlugUpdatesN"];
        /**
         * Change an update: only the fields that are present; pictures take the place of all before. draft "false" publishes a draft
         * @description Needs an NGO's credential (401 without, 403 for an admin). An API key needs updates:write.
         */
        put: operations["putCampaignsIdOrSlugUpdatesN"];
        post?: never;
        /**
         * Delete an update; its number is never used again
         * @description Needs an NGO's credential (401 without, 403 for an admin). An API key needs updates:write.
         */
        delete: operations["deleteCampaignsIdOrSlugUpdatesN"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{idOrSlug}/versions/{language}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Write a campaign's text in one more language, or change it
         * @description Needs an NGO's credential (401 without, 403 for an admin). An API key needs campaigns:write.
         */
        put: operations["putCampaignsIdOrSlugVersionsLanguage"];
        post?: never;
        /**
         * Remove a campaign's text in a language
         * @description Needs an NGO's credential (401 without, 403 for an admin). An API key needs campaigns:write.
         */
        delete: operations["deleteCampaignsIdOrSlugVersionsLanguage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{idOrSlug}/volunteer-calls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a campaign asks volunteers for now
         * @description Open to everyone.
         */
        get: operations["getCampaignsIdOrSlugVolunteerCalls"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/ngo/my-campaigns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your campaigns with their newest gifts and pledges
         * @description Needs an NGO's credential (401 without, 403 for an admin). An API key needs donors:read.
         */
        get: operations["getCampaignsNgoMyCampaigns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/donations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your donations
         * @description Needs an NGO's credential (401 without, 403 for an admin). An API key needs donations:read.
         */
        get: operations["getDonations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/donors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your donors who share who they are
         * @description Needs an NGO's credential (401 without, 403 for an admin). An API key needs donors:read.
         */
        get: operations["getDonors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Service health
         * @description Open to everyone.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inbound-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pass on a mail that came for a campaign (mail services; signed, message/rfc822)
         * @description Open to everyone.
         */
        post: operations["postInboundEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/monthly-gifts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Monthly gifts to your campaigns
         * @description Needs an NGO's credential (401 without, 403 for an admin). An API key needs donations:read.
         */
        get: operations["getMonthlyGifts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/needs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The needs of all your campaigns, closed ones included
         * @description Needs an NGO's credential (401 without, 403 for an admin). An API key needs campaigns:read.
         */
        get: operations["getNeeds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ngos/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Approve an organisation
         * @description Needs an admin's credential (401 without, 403 for an NGO).
         */
        put: operations["putNgosIdApprove"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ngos/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Reject an organisation
         * @description Needs an admin's credential (401 without, 403 for an NGO).
         */
        put: operations["putNgosIdReject"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ngos/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Organisations: every one for admins, approved ones with public fields for anyone else
         * @description Open to everyone.
         */
        get: operations["getNgosAll"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ngos/complete-profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Step one of the application: the profile
         * @description Needs an NGO's credential (401 without, 403 for an admin).
         */
        put: operations["putNgosCompleteProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ngos/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in as an organisation's member
         * @description Open to everyone.
         */
        post: operations["postNgosLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ngos/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your organisation, its campaigns and totals
         * @description Needs an NGO's credential (401 without, 403 for an admin).
         */
        get: operations["getNgosProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ngos/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an organisation's account; logs in
         * @description Open to everyone.
         */
        post: operations["postNgosRegister"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ngos/update-profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change your profile; bank details need currentPassword
         * @description Needs an NGO's credential (401 without, 403 for an admin).
         */
        put: operations["putNgosUpdateProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ngos/upload-documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Step two of the application: the documents
         * @description Needs an NGO's credential (401 without, 403 for an admin).
         */
        post: operations["postNgosUploadDocuments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ngos/upload-profile-image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The organisation's logo
         * @description Needs an NGO's credential (401 without, 403 for an admin).
         */
        post: operations["postNgosUploadProfileImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/create-checkout-session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin a card, Google Pay or bank gift; items[].amount is in integer US cents. The response's url is the provider's hosted page.
         * @description Open to everyone.
         */
        post: operations["postPaymentCreateCheckoutSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/verify-session/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether a checkout session is paid; a gift that is paid and not recorded yet is recorded in the background, and waited for. A known session that is not paid returns 200 with success:false (code not_paid or payment_processing).
         * @description Open to everyone.
         */
        get: operations["getPaymentVerifySessionSessionId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your payouts
         * @description Needs an NGO's credential (401 without, 403 for an admin). An API key needs payouts:read.
         */
        get: operations["getPayouts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/updates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The updates of all your campaigns, drafts included
         * @description Needs an NGO's credential (401 without, 403 for an admin). An API key needs campaigns:read.
         */
        get: operations["getUpdates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your webhooks
         * @description Needs an NGO's credential (401 without, 403 for an admin). An API key needs webhooks:write.
         */
        get: operations["getWebhooks"];
        put?: never;
        /**
         * Add a webhook. The response holds its secret, this once. A key also needs the scopes that read what the webhook reports
         * @description Needs an NGO's credential (401 without, 403 for an admin). An API key needs webhooks:write.
         */
        post: operations["postWebhooks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of your webhooks
         * @description Needs an NGO's credential (401 without, 403 for an admin). An API key needs webhooks:write.
         */
        get: operations["getWebhooksId"];
        put?: never;
        post?: never;
        /**
         * Delete a webhook, with its log
         * @description Needs an NGO's credential (401 without, 403 for an admin). An API key needs webhooks:write.
         */
        delete: operations["deleteWebhooksId"];
        options?: never;
        head?: never;
        /**
         * Change a webhook's address or events, switch it on or off. A key that changes the address needs every scope that reads
         * @description Needs an NGO's credential (401 without, 403 for an admin). An API key needs webhooks:write.
         */
        patch: operations["patchWebhooksId"];
        trace?: never;
    };
    "/webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was sent to a webhook in the last 30 days, newest first, with each attempt. A key sees a body only with the scopes that read what is in it
         * @description Needs an NGO's credential (401 without, 403 for an admin). An API key needs webhooks:write.
         */
        get: operations["getWebhooksIdDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/deliveries/{deliveryId}/send-again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a delivery once more, with the same webhook-id and body
         * @description Needs an NGO's credential (401 without, 403 for an admin). An API key needs webhooks:write.
         */
        post: operations["postWebhooksIdDeliveriesDeliveryIdSendAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A new secret, shown this once; for a day the old one signs, too
         * @description Needs an NGO's credential (401 without, 403 for an admin). An API key needs webhooks:write.
         */
        post: operations["postWebhooksIdRotateSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test event to one of your webhooks
         * @description Needs an NGO's credential (401 without, 403 for an admin). An API key needs webhooks:write.
         */
        post: operations["postWebhooksIdTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: never;
    responses: {
        /** @description Refused */
        Failure: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: false;
                    /** @description Words for a person, English */
                    error: string;
                    /** @enum {string} */
                    code: "bad_request" | "invalid" | "unauthenticated" | "second_factor_required" | "forbidden" | "foreign_origin" | "insufficient_scope" | "wrong_password" | "step_up_required" | "second_factor_setup_required" | "ngo_suspended" | "not_found" | "not_paid" | "payment_processing" | "method_not_allowed" | "conflict" | "report_owed" | "in_progress" | "key_reused" | "not_submitted" | "already_decided" | "slug_taken" | "too_large" | "unsupported_type" | "rate_limited" | "internal" | "unavailable" | "provider_unavailable" | "storage_full";
                    issues?: {
                        path: string;
                        message: string;
                    }[];
                    requestId?: string;
                };
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description Of what everyone may read, for a call without a credential. Send it as If-None-Match */
        ETag: string;
        /** @description How many calls an address may make: q in w seconds */
        "RateLimit-Policy": string;
        /** @description How many of them are left: r */
        RateLimit: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getAdminCampaigns: {
        parameters: {
            query?: {
                /** @example 1 */
                page?: string;
                /** @example 20 */
                limit?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            campaigns: {
                                _id: string;
                                id: string;
                                title: string;
                                description: string;
                                /** @description US dollars */
                                fundingGoal: number;
                                /** @description US dollars, settled gifts less refunds and lost disputes */
                                totalRaised: number;
                                /** @description Milliseconds, end of the day in UTC; absent means perpetual */
                                deadline?: number;
                                isPerpetual: boolean;
                                /** @enum {string} */
                                cause: "Education & Literacy" | "Health & Medical Access" | "Clean Water & Sanitation" | "Gender Equality & Women Empowerment" | "Youth Empowerment & Leadership" | "Agriculture & Food Security" | "Climate Action & Environmental Sustainability" | "Economic Development & Livelihoods" | "Orphan & Vulnerable Children Support" | "Peacebuilding & Conflict Resolution" | "HIV/AIDS Awareness & Support" | "Disability Inclusion & Advocacy" | "Technology & Digital Inclusion" | "Emergency Relief & Humanitarian Aid" | "Mental Health & Psychosocial Support" | "Other" | "education" | "health" | "environment" | "hunger" | "water" | "genderEquality" | "infrastructure" | "peaceJustice" | "other";
                                /** @description Two-letter code */
                                country: string | null;
                                countryName: string;
                                campaignSlug: string;
                                /** @enum {string} */
                                status: "draft" | "ongoing" | "paused" | "completed";
                                ngoId: string;
                                ngoName: string;
                                /** @description Unique donors */
                                donors: number;
                                /** @description Whether it can be given to now; not in lists */
                                takesDonations?: boolean;
                                /**
                                 * @description Why it takes no donations; absent while it does, and in lists. report_owed: until its organisation publishes an update
                                 * @enum {string}
                                 */
                                noDonationsReason?: "draft" | "completed" | "paused" | "organisation_not_approved" | "organisation_suspended" | "report_owed";
                                /** @description Of title and description; where a language was asked for, or there are several */
                                language?: string;
                                /** @description In which it can be asked for by ?lang= */
                                languages?: string[];
                                /** @description Of YouTube or Vimeo; absent without one, and in lists */
                                videoUrl?: string;
                                media: {
                                    mainImage: string | null;
                                    additionalImages: string[];
                                };
                            }[];
                            pagination: {
                                page: number;
                                limit: number;
                                total: number;
                                totalPages: number;
                            };
                        };
                        /** @description Words for a person. Writes carry them; reads need none. */
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    postAdminLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    password: string;
                    /** @description The second factor of an account that has one: six digits of the authenticator app, or a recovery code */
                    code?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            /** @description Opaque, valid 30 days; send as Authorization: Bearer … */
                            token: string;
                            userId: string;
                            user: {
                                _id: string;
                                id: string;
                                email: string;
                                name: string;
                                role: string;
                                isVerified: boolean;
                                status: string | null;
                                profileComplete: boolean;
                                suspended: boolean;
                                emailConfirmed: boolean;
                            };
                            ngo?: {
                                _id: string;
                                id: string;
                                name: string;
                                orgName: string;
                                /** @description Two-letter code */
                                country: string | null;
                                countryName: string | null;
                                website: string | null;
                                description: string | null;
                                profileImage: string | null;
                                facebook: string | null;
                                twitter: string | null;
                                instagram: string | null;
                                linkedin: string | null;
                                /** @description ISO 8601, UTC */
                                registrationDate: string;
                                /** @enum {string} */
                                status: "pending" | "approved" | "rejected";
                                suspended: boolean;
                                /** @description ISO 8601, UTC */
                                verifiedUntil: string | null;
                                /** @description The owner's login */
                                email: string | null;
                                emailConfirmed: boolean;
                                /** @description A new name that waits for an admin's yes */
                                pendingName: string | null;
                                officialEmail: string | null;
                                phoneNumber: string | null;
                                profileComplete: boolean;
                                submittedAt: string | null;
                                approvedAt: string | null;
                                verificationExpired: boolean;
                                rejectionReason: string | null;
                                suspensionReason: string | null;
                                documents: {
                                    /** @description Path on this site, for members and admins */
                                    registrationCertificate: string | null;
                                    /** @description Path on this site, for members and admins */
                                    leadershipProof: string | null;
                                    /** @description Path on this site, for members and admins */
                                    additionalDocument: string | null;
                                };
                                bankDetails: {
                                    accountHolderName: string;
                                    bankName: string;
                                    /** @description Masked */
                                    accountNumber: string;
                                    /** @description Masked */
                                    swiftCode: string;
                                    preferredCurrency: string;
                                    bankCode?: string;
                                    /**
                                     * @description There for mobile money only: the bank is its operator, the number a mobile number or a paybill
                                     * @constant
                                     */
                                    accountType?: "mobileMoney";
                                    /** @description The account at a paybill, masked */
                                    accountReference?: string;
                                } | null;
                            };
                        };
                        /** @description Words for a person. Writes carry them; reads need none. */
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    getAdminNgos: {
        parameters: {
            query?: {
                /** @example pending */
                status?: "pending" | "approved" | "rejected";
                /** @example pump */
                search?: string;
                /** @example 1 */
                page?: string;
                /** @example 20 */
                limit?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            /** @description Whole organisations for admins, public fields for anyone else */
                            ngos: ({
                                _id: string;
                                id: string;
                                name: string;
                                orgName: string;
                                /** @description Two-letter code */
                                country: string | null;
                                countryName: string | null;
                                website: string | null;
                                description: string | null;
                                profileImage: string | null;
                                facebook: string | null;
                                twitter: string | null;
                                instagram: string | null;
                                linkedin: string | null;
                                /** @description ISO 8601, UTC */
                                registrationDate: string;
                                /** @enum {string} */
                                status: "pending" | "approved" | "rejected";
                                suspended: boolean;
                                /** @description ISO 8601, UTC */
                                verifiedUntil: string | null;
                                /** @description The owner's login */
                                email: string | null;
                                emailConfirmed: boolean;
                                /** @description A new name that waits for an admin's yes */
                                pendingName: string | null;
                                officialEmail: string | null;
                                phoneNumber: string | null;
                                profileComplete: boolean;
                                submittedAt: string | null;
                                approvedAt: string | null;
                                verificationExpired: boolean;
                                rejectionReason: string | null;
                                suspensionReason: string | null;
                                documents: {
                                    /** @description Path on this site, for members and admins */
                                    registrationCertificate: string | null;
                                    /** @description Path on this site, for members and admins */
                                    leadershipProof: string | null;
                                    /** @description Path on this site, for members and admins */
                                    additionalDocument: string | null;
                                };
                                bankDetails: {
                                    accountHolderName: string;
                                    bankName: string;
                                    /** @description Masked */
                                    accountNumber: string;
                                    /** @description Masked */
                                    swiftCode: string;
                                    preferredCurrency: string;
                                    bankCode?: string;
                                    /**
                                     * @description There for mobile money only: the bank is its operator, the number a mobile number or a paybill
                                     * @constant
                                     */
                                    accountType?: "mobileMoney";
                                    /** @description The account at a paybill, masked */
                                    accountReference?: string;
                                } | null;
                            } | {
                                _id: string;
                                id: string;
                                name: string;
                                orgName: string;
                                /** @description Two-letter code */
                                country: string | null;
                                countryName: string | null;
                                website: string | null;
                                description: string | null;
                                profileImage: string | null;
                                facebook: string | null;
                                twitter: string | null;
                                instagram: string | null;
                                linkedin: string | null;
                                /** @description ISO 8601, UTC */
                                registrationDate: string;
                                /** @enum {string} */
                                status: "pending" | "approved" | "rejected";
                                suspended: boolean;
                                /** @description ISO 8601, UTC */
                                verifiedUntil: string | null;
                            })[];
                            pagination: {
                                page: number;
                                limit: number;
                                total: number;
                                totalPages: number;
                            };
                        };
                        /** @description Words for a person. Writes carry them; reads need none. */
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    putAdminNgosIdApprove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example cmp_1f0k2m9q7x3t5v8w0y2z */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    reason?: string | null;
                    version?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            ngo: {
                                _id: string;
                                id: string;
                                name: string;
                                orgName: string;
                                /** @description Two-letter code */
                                country: string | null;
                                countryName: string | null;
                                website: string | null;
                                description: string | null;
                                profileImage: string | null;
                                facebook: string | null;
                                twitter: string | null;
                                instagram: string | null;
                                linkedin: string | null;
                                /** @description ISO 8601, UTC */
                                registrationDate: string;
                                /** @enum {string} */
                                status: "pending" | "approved" | "rejected";
                                suspended: boolean;
                                /** @description ISO 8601, UTC */
                                verifiedUntil: string | null;
                                /** @description The owner's login */
                                email: string | null;
                                emailConfirmed: boolean;
                                /** @description A new name that waits for an admin's yes */
                                pendingName: string | null;
                                officialEmail: string | null;
                                phoneNumber: string | null;
                                profileComplete: boolean;
                                submittedAt: string | null;
                                approvedAt: string | null;
                                verificationExpired: boolean;
                                rejectionReason: string | null;
                                suspensionReason: string | null;
                                documents: {
                                    /** @description Path on this site, for members and admins */
                                    registrationCertificate: string | null;
                                    /** @description Path on this site, for members and admins */
                                    leadershipProof: string | null;
                                    /** @description Path on this site, for members and admins */
                                    additionalDocument: string | null;
                                };
                                bankDetails: {
                                    accountHolderName: string;
                                    bankName: string;
                                    /** @description Masked */
                                    accountNumber: string;
                                    /** @description Masked */
                                    swiftCode: string;
                                    preferredCurrency: string;
                                    bankCode?: string;
                                    /**
                                     * @description There for mobile money only: the bank is its operator, the number a mobile number or a paybill
                                     * @constant
                                     */
                                    accountType?: "mobileMoney";
                                    /** @description The account at a paybill, masked */
                                    accountReference?: string;
                                } | null;
                            };
                        };
                        /** @description Words for a person. Writes carry them; reads need none. */
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    putAdminNgosIdReinstate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example cmp_1f0k2m9q7x3t5v8w0y2z */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    reason?: string | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            ngo: {
                                _id: string;
                                id: string;
                                name: string;
                                orgName: string;
                                /** @description Two-letter code */
                                country: string | null;
                                countryName: string | null;
                                website: string | null;
                                description: string | null;
                                profileImage: string | null;
                                facebook: string | null;
                                twitter: string | null;
                                instagram: string | null;
                                linkedin: string | null;
                                /** @description ISO 8601, UTC */
                                registrationDate: string;
                                /** @enum {string} */
                                status: "pending" | "approved" | "rejected";
                                suspended: boolean;
                                /** @description ISO 8601, UTC */
                                verifiedUntil: string | null;
                                /** @description The owner's login */
                                email: string | null;
                                emailConfirmed: boolean;
                                /** @description A new name that waits for an admin's yes */
                                pendingName: string | null;
                                officialEmail: string | null;
                                phoneNumber: string | null;
                                profileComplete: boolean;
                                submittedAt: string | null;
                                approvedAt: string | null;
                                verificationExpired: boolean;
                                rejectionReason: string | null;
                                suspensionReason: string | null;
                                documents: {
                                    /** @description Path on this site, for members and admins */
                                    registrationCertificate: string | null;
                                    /** @description Path on this site, for members and admins */
                                    leadershipProof: string | null;
                                    /** @description Path on this site, for members and admins */
                                    additionalDocument: string | null;
                                };
                                bankDetails: {
                                    accountHolderName: string;
                                    bankName: string;
                                    /** @description Masked */
                                    accountNumber: string;
                                    /** @description Masked */
                                    swiftCode: string;
                                    preferredCurrency: string;
                                    bankCode?: string;
                                    /**
                                     * @description There for mobile money only: the bank is its operator, the number a mobile number or a paybill
                                     * @constant
                                     */
                                    accountType?: "mobileMoney";
                                    /** @description The account at a paybill, masked */
                                    accountReference?: string;
                                } | null;
                            };
                        };
                        /** @description Words for a person. Writes carry them; reads need none. */
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    putAdminNgosIdReject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example cmp_1f0k2m9q7x3t5v8w0y2z */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    reason?: string | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            ngo: {
                                _id: string;
                                id: string;
                                name: string;
                                orgName: string;
                                /** @description Two-letter code */
                                country: string | null;
                                countryName: string | null;
                                website: string | null;
                                description: string | null;
                                profileImage: string | null;
                                facebook: string | null;
                                twitter: string | null;
                                instagram: string | null;
                                linkedin: string | null;
                                /** @description ISO 8601, UTC */
                                registrationDate: string;
                                /** @enum {string} */
                                status: "pending" | "approved" | "rejected";
                                suspended: boolean;
                                /** @description ISO 8601, UTC */
                                verifiedUntil: string | null;
                                /** @description The owner's login */
                                email: string | null;
                                emailConfirmed: boolean;
                                /** @description A new name that waits for an admin's yes */
                                pendingName: string | null;
                                officialEmail: string | null;
                                phoneNumber: string | null;
                                profileComplete: boolean;
                                submittedAt: string | null;
                                approvedAt: string | null;
                                verificationExpired: boolean;
                                rejectionReason: string | null;
                                suspensionReason: string | null;
                                documents: {
                                    /** @description Path on this site, for members and admins */
                                    registrationCertificate: string | null;
                                    /** @description Path on this site, for members and admins */
                                    leadershipProof: string | null;
                                    /** @description Path on this site, for members and admins */
                                    additionalDocument: string | null;
                                };
                                bankDetails: {
                                    accountHolderName: string;
                                    bankName: string;
                                    /** @description Masked */
                                    accountNumber: string;
                                    /** @description Masked */
                                    swiftCode: string;
                                    preferredCurrency: string;
                                    bankCode?: string;
                                    /**
                                     * @description There for mobile money only: the bank is its operator, the number a mobile number or a paybill
                                     * @constant
                                     */
                                    accountType?: "mobileMoney";
                                    /** @description The account at a paybill, masked */
                                    accountReference?: string;
                                } | null;
                            };
                        };
                        /** @description Words for a person. Writes carry them; reads need none. */
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    putAdminNgosIdSuspend: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example cmp_1f0k2m9q7x3t5v8w0y2z */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    reason?: string | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            ngo: {
                                _id: string;
                                id: string;
                                name: string;
                                orgName: string;
                                /** @description Two-letter code */
                                country: string | null;
                                countryName: string | null;
                                website: string | null;
                                description: string | null;
                                profileImage: string | null;
                                facebook: string | null;
                                twitter: string | null;
                                instagram: string | null;
                                linkedin: string | null;
                                /** @description ISO 8601, UTC */
                                registrationDate: string;
                                /** @enum {string} */
                                status: "pending" | "approved" | "rejected";
                                suspended: boolean;
                                /** @description ISO 8601, UTC */
                                verifiedUntil: string | null;
                                /** @description The owner's login */
                                email: string | null;
                                emailConfirmed: boolean;
                                /** @description A new name that waits for an admin's yes */
                                pendingName: string | null;
                                officialEmail: string | null;
                                phoneNumber: string | null;
                                profileComplete: boolean;
                                submittedAt: string | null;
                                approvedAt: string | null;
                                verificationExpired: boolean;
                                rejectionReason: string | null;
                                suspensionReason: string | null;
                                documents: {
                                    /** @description Path on this site, for members and admins */
                                    registrationCertificate: string | null;
                                    /** @description Path on this site, for members and admins */
                                    leadershipProof: string | null;
                                    /** @description Path on this site, for members and admins */
                                    additionalDocument: string | null;
                                };
                                bankDetails: {
                                    accountHolderName: string;
                                    bankName: string;
                                    /** @description Masked */
                                    accountNumber: string;
                                    /** @description Masked */
                                    swiftCode: string;
                                    preferredCurrency: string;
                                    bankCode?: string;
                                    /**
                                     * @description There for mobile money only: the bank is its operator, the number a mobile number or a paybill
                                     * @constant
                                     */
                                    accountType?: "mobileMoney";
                                    /** @description The account at a paybill, masked */
                                    accountReference?: string;
                                } | null;
                            };
                        };
                        /** @description Words for a person. Writes carry them; reads need none. */
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    postAuthLogout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: Record<string, never>;
                        /** @description Words for a person. Writes carry them; reads need none. */
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    getAuthMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            user: {
                                _id: string;
                                id: string;
                                email: string;
                                name: string;
                                role: string;
                                isVerified: boolean;
                                status: string | null;
                                profileComplete: boolean;
                                suspended: boolean;
                                emailConfirmed: boolean;
                            };
                        };
                        /** @description Words for a person. Writes carry them; reads need none. */
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    getCampaigns: {
        parameters: {
            query?: {
                /** @example pump */
                search?: string;
                /** @example ongoing */
                status?: "all" | "ongoing" | "paused" | "completed";
                /** @example KE */
                country?: string;
                /** @example Clean Water & Sanitation */
                cause?: "Education & Literacy" | "Health & Medical Access" | "Clean Water & Sanitation" | "Gender Equality & Women Empowerment" | "Youth Empowerment & Leadership" | "Agriculture & Food Security" | "Climate Action & Environmental Sustainability" | "Economic Development & Livelihoods" | "Orphan & Vulnerable Children Support" | "Peacebuilding & Conflict Resolution" | "HIV/AIDS Awareness & Support" | "Disability Inclusion & Advocacy" | "Technology & Digital Inclusion" | "Emergency Relief & Humanitarian Aid" | "Mental Health & Psychosocial Support" | "Other";
                /** @example fr */
                lang?: string;
                /** @example newest */
                sort?: "newest" | "ending" | "raised" | "title";
                /** @example 1 */
                page?: string;
                /** @example 20 */
                limit?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            campaigns: {
                                _id: string;
                                id: string;
                                title: string;
                                description: string;
                                /** @description US dollars */
                                fundingGoal: number;
                                /** @description US dollars, settled gifts less refunds and lost disputes */
                                totalRaised: number;
                                /** @description Milliseconds, end of the day in UTC; absent means perpetual */
                                deadline?: number;
                                isPerpetual: boolean;
                                /** @enum {string} */
                                cause: "Education & Literacy" | "Health & Medical Access" | "Clean Water & Sanitation" | "Gender Equality & Women Empowerment" | "Youth Empowerment & Leadership" | "Agriculture & Food Security" | "Climate Action & Environmental Sustainability" | "Economic Development & Livelihoods" | "Orphan & Vulnerable Children Support" | "Peacebuilding & Conflict Resolution" | "HIV/AIDS Awareness & Support" | "Disability Inclusion & Advocacy" | "Technology & Digital Inclusion" | "Emergency Relief & Humanitarian Aid" | "Mental Health & Psychosocial Support" | "Other" | "education" | "health" | "environment" | "hunger" | "water" | "genderEquality" | "infrastructure" | "peaceJustice" | "other";
                                /** @description Two-letter code */
                                country: string | null;
                                countryName: string;
                                campaignSlug: string;
                                /** @enum {string} */
                                status: "draft" | "ongoing" | "paused" | "completed";
                                ngoId: string;
                                ngoName: string;
                                /** @description Unique donors */
                                donors: number;
                                /** @description Whether it can be given to now; not in lists */
                                takesDonations?: boolean;
                                /**
                                 * @description Why it takes no donations; absent while it does, and in lists. report_owed: until its organisation publishes an update
                                 * @enum {string}
                                 */
                                noDonationsReason?: "draft" | "completed" | "paused" | "organisation_not_approved" | "organisation_suspended" | "report_owed";
                                /** @description Of title and description; where a language was asked for, or there are several */
                                language?: string;
                                /** @description In which it can be asked for by ?lang= */
                                languages?: string[];
                                /** @description Of YouTube or Vimeo; absent without one, and in lists */
                                videoUrl?: string;
                                media: {
                                    mainImage: string | null;
                                    additionalImages: string[];
                                };
                            }[];
                            pagination: {
                                page: number;
                                limit: number;
                                total: number;
                                totalPages: number;
                            };
                        };
                        /** @description Words for a person. Writes carry them; reads need none. */
                        message?: string;
                    };
                };
            };
            /** @description Nothing has changed since the ETag sent */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    postCampaigns: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    title?: string;
                    description?: string;
                    fundingGoal?: string;
                    goal?: string;
                    /** @enum {string} */
                    cause?: "Education & Literacy" | "Health & Medical Access" | "Clean Water & Sanitation" | "Gender Equality & Women Empowerment" | "Youth Empowerment & Leadership" | "Agriculture & Food Security" | "Climate Action & Environmental Sustainability" | "Economic Development & Livelihoods" | "Orphan & Vulnerable Children Support" | "Peacebuilding & Conflict Resolution" | "HIV/AIDS Awareness & Support" | "Disability Inclusion & Advocacy" | "Technology & Digital Inclusion" | "Emergency Relief & Humanitarian Aid" | "Mental Health & Psychosocial Support" | "Other";
                    country?: string;
                    campaignSlug?: string;
                    /** @enum {string} */
                    status?: "draft" | "ongoing" | "paused" | "completed";
                    deadline?: string;
                    endDate?: string;
                    /** @enum {string} */
                    isPerpetual?: "true" | "false";
                    focalX?: number;
                    focalY?: number;
                    videoUrl?: string;
                    language?: string;
                    raised?: string;
                    totalRaised?: string;
                    /** Format: binary */
                    mainImage?: Blob;
                    additionalImages?: Blob[];
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            campaign: {
                                _id: string;
                                id: string;
                                title: string;
                                description: string;
                                /** @description US dollars */
                                fundingGoal: number;
                                /** @description US dollars, settled gifts less refunds and lost disputes */
                                totalRaised: number;
                                /** @description Milliseconds, end of the day in UTC; absent means perpetual */
                                deadline?: number;
                                isPerpetual: boolean;
                                /** @enum {string} */
                                cause: "Education & Literacy" | "Health & Medical Access" | "Clean Water & Sanitation" | "Gender Equality & Women Empowerment" | "Youth Empowerment & Leadership" | "Agriculture & Food Security" | "Climate Action & Environmental Sustainability" | "Economic Development & Livelihoods" | "Orphan & Vulnerable Children Support" | "Peacebuilding & Conflict Resolution" | "HIV/AIDS Awareness & Support" | "Disability Inclusion & Advocacy" | "Technology & Digital Inclusion" | "Emergency Relief & Humanitarian Aid" | "Mental Health & Psychosocial Support" | "Other" | "education" | "health" | "environment" | "hunger" | "water" | "genderEquality" | "infrastructure" | "peaceJustice" | "other";
                                /** @description Two-letter code */
                                country: string | null;
                                countryName: string;
                                campaignSlug: string;
                                /** @enum {string} */
                                status: "draft" | "ongoing" | "paused" | "completed";
                                ngoId: string;
                                ngoName: string;
                                /** @description Unique donors */
                                donors: number;
                                /** @description Whether it can be given to now; not in lists */
                                takesDonations?: boolean;
                                /**
                                 * @description Why it takes no donations; absent while it does, and in lists. report_owed: until its organisation publishes an update
                                 * @enum {string}
                                 */
                                noDonationsReason?: "draft" | "completed" | "paused" | "organisation_not_approved" | "organisation_suspended" | "report_owed";
                                /** @description Of title and description; where a language was asked for, or there are several */
                                language?: string;
                                /** @description In which it can be asked for by ?lang= */
                                languages?: string[];
                                /** @description Of YouTube or Vimeo; absent without one, and in lists */
                                videoUrl?: string;
                                media: {
                                    mainImage: string | null;
                                    additionalImages: string[];
                                };
                            };
                        };
                        /** @description Words for a person. Writes carry them; reads need none. */
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
            507: components["responses"]["Failure"];
        };
    };
    getCampaignsIdOrSlug: {
        parameters: {
            query?: {
                /** @example fr */
                lang?: string;
            };
            header?: never;
            path: {
                /** @example loima-pumps */
                idOrSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            campaign: {
                                _id: string;
                                id: string;
                                title: string;
                                description: string;
                                /** @description US dollars */
                                fundingGoal: number;
                                /** @description US dollars, settled gifts less refunds and lost disputes */
                                totalRaised: number;
                                /** @description Milliseconds, end of the day in UTC; absent means perpetual */
                                deadline?: number;
                                isPerpetual: boolean;
                                /** @enum {string} */
                                cause: "Education & Literacy" | "Health & Medical Access" | "Clean Water & Sanitation" | "Gender Equality & Women Empowerment" | "Youth Empowerment & Leadership" | "Agriculture & Food Security" | "Climate Action & Environmental Sustainability" | "Economic Development & Livelihoods" | "Orphan & Vulnerable Children Support" | "Peacebuilding & Conflict Resolution" | "HIV/AIDS Awareness & Support" | "Disability Inclusion & Advocacy" | "Technology & Digital Inclusion" | "Emergency Relief & Humanitarian Aid" | "Mental Health & Psychosocial Support" | "Other" | "education" | "health" | "environment" | "hunger" | "water" | "genderEquality" | "infrastructure" | "peaceJustice" | "other";
                                /** @description Two-letter code */
                                country: string | null;
                                countryName: string;
                                campaignSlug: string;
                                /** @enum {string} */
                                status: "draft" | "ongoing" | "paused" | "completed";
                                ngoId: string;
                                ngoName: string;
                                /** @description Unique donors */
                                donors: number;
                                /** @description Whether it can be given to now; not in lists */
                                takesDonations?: boolean;
                                /**
                                 * @description Why it takes no donations; absent while it does, and in lists. report_owed: until its organisation publishes an update
                                 * @enum {string}
                                 */
                                noDonationsReason?: "draft" | "completed" | "paused" | "organisation_not_approved" | "organisation_suspended" | "report_owed";
                                /** @description Of title and description; where a language was asked for, or there are several */
                                language?: string;
                                /** @description In which it can be asked for by ?lang= */
                                languages?: string[];
                                /** @description Of YouTube or Vimeo; absent without one, and in lists */
                                videoUrl?: string;
                                media: {
                                    mainImage: string | null;
                                    additionalImages: string[];
                                };
                            };
                        };
                        /** @description Words for a person. Writes carry them; reads need none. */
                        message?: string;
                    };
                };
            };
            /** @description Nothing has changed since the ETag sent */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    putCampaignsIdOrSlug: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example loima-pumps */
                idOrSlug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    title?: string;
                    description?: string;
                    fundingGoal?: string;
                    goal?: string;
                    /** @enum {string} */
                    cause?: "Education & Literacy" | "Health & Medical Access" | "Clean Water & Sanitation" | "Gender Equality & Women Empowerment" | "Youth Empowerment & Leadership" | "Agriculture & Food Security" | "Climate Action & Environmental Sustainability" | "Economic Development & Livelihoods" | "Orphan & Vulnerable Children Support" | "Peacebuilding & Conflict Resolution" | "HIV/AIDS Awareness & Support" | "Disability Inclusion & Advocacy" | "Technology & Digital Inclusion" | "Emergency Relief & Humanitarian Aid" | "Mental Health & Psychosocial Support" | "Other";
                    country?: string;
                    campaignSlug?: string;
                    /** @enum {string} */
                    status?: "draft" | "ongoing" | "paused" | "completed";
                    deadline?: string;
                    endDate?: string;
                    /** @enum {string} */
                    isPerpetual?: "true" | "false";
                    focalX?: number;
                    focalY?: number;
                    videoUrl?: string;
                    language?: string;
                    raised?: string;
                    totalRaised?: string;
                    /** Format: binary */
                    mainImage?: Blob;
                    additionalImages?: Blob[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            campaign: {
                                _id: string;
                                id: string;
                                title: string;
                                description: string;
                                /** @description US dollars */
                                fundingGoal: number;
                                /** @description US dollars, settled gifts less refunds and lost disputes */
                                totalRaised: number;
                                /** @description Milliseconds, end of the day in UTC; absent means perpetual */
                                deadline?: number;
                                isPerpetual: boolean;
                                /** @enum {string} */
                                cause: "Education & Literacy" | "Health & Medical Access" | "Clean Water & Sanitation" | "Gender Equality & Women Empowerment" | "Youth Empowerment & Leadership" | "Agriculture & Food Security" | "Climate Action & Environmental Sustainability" | "Economic Development & Livelihoods" | "Orphan & Vulnerable Children Support" | "Peacebuilding & Conflict Resolution" | "HIV/AIDS Awareness & Support" | "Disability Inclusion & Advocacy" | "Technology & Digital Inclusion" | "Emergency Relief & Humanitarian Aid" | "Mental Health & Psychosocial Support" | "Other" | "education" | "health" | "environment" | "hunger" | "water" | "genderEquality" | "infrastructure" | "peaceJustice" | "other";
                                /** @description Two-letter code */
                                country: string | null;
                                countryName: string;
                                campaignSlug: string;
                                /** @enum {string} */
                                status: "draft" | "ongoing" | "paused" | "completed";
                                ngoId: string;
                                ngoName: string;
                                /** @description Unique donors */
                                donors: number;
                                /** @description Whether it can be given to now; not in lists */
                                takesDonations?: boolean;
                                /**
                                 * @description Why it takes no donations; absent while it does, and in lists. report_owed: until its organisation publishes an update
                                 * @enum {string}
                                 */
                                noDonationsReason?: "draft" | "completed" | "paused" | "organisation_not_approved" | "organisation_suspended" | "report_owed";
                                /** @description Of title and description; where a language was asked for, or there are several */
                                language?: string;
                                /** @description In which it can be asked for by ?lang= */
                                languages?: string[];
                                /** @description Of YouTube or Vimeo; absent without one, and in lists */
                                videoUrl?: string;
                                media: {
                                    mainImage: string | null;
                                    additionalImages: string[];
                                };
                            };
                        };
                        /** @description Words for a person. Writes carry them; reads need none. */
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
            507: components["responses"]["Failure"];
        };
    };
    deleteCampaignsIdOrSlug: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example loima-pumps */
                idOrSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            _id: string;
                            id: string;
                            archived: boolean;
                        };
                        /** @description Words for a person. Writes carry them; reads need none. */
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    postCampaignsIdOrSlugDonate: {
        parameters: {
            query?: never;
            header?: {
                /** @example gift-2026-11-03-1 */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example loima-pumps */
                idOrSlug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Integer US cents, 100 to 99999999 (2500 is $25.00) */
                    amount: number;
                    /** @description A need of this campaign. The amount is at least its price times the quantity; what is more, or beyond what is still needed, is for the campaign. Of a monthly gift, the first payment counts for the need */
                    need?: {
                        id: string;
                        /** @default 1 */
                        quantity?: number;
                    } | null;
                    /** @description The slug of a supporter's page of this campaign, for which the gift counts too. One that is not open is none */
                    supporter?: string | null;
                    donorName: string;
                    donorEmail: string;
                    /** @enum {string} */
                    paymentMethod: "card" | "bank_transfer" | "google_pay" | "crypto" | "stocks" | "daf" | "paypal" | "venmo";
                    /**
                     * @default once
                     * @enum {string}
                     */
                    frequency?: "once" | "monthly";
                    /** @description Private note, seen by the organisation's members and admins */
                    message?: string | null;
                    /**
                     * @description true hides the donor's name from the public
                     * @default true
                     */
                    anonymous?: boolean;
                    /**
                     * @description Whether the organisation sees the donor's name and email
                     * @default true
                     */
                    shareWithNgo?: boolean;
                    /**
                     * @description Whether the donor asked to be mailed this campaign's updates; counts once the gift is settled
                     * @default false
                     */
                    wantsUpdates?: boolean;
                    dedication?: {
                        /** @enum {string} */
                        type: "honour" | "memory";
                        name: string;
                        recipientEmail?: string | null;
                        text?: string | null;
                    } | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            sessionId: string;
                            /** Format: uri */
                            url: string;
                        } | {
                            orderId: string;
                            /** Format: uri */
                            redirectUrl?: string;
                        };
                        /** @description Words for a person. Writes carry them; reads need none. */
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    getCampaignsIdOrSlugMatches: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example loima-pumps */
                idOrSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            matches: {
                                _id: string;
                                id: string;
                                /**
                                 * @description match: so much for each gift; threshold: all of it once enough people gave
                                 * @enum {string}
                                 */
                                kind: "match" | "threshold";
                                /**
                                 * @description over: its time has passed and the sponsor has not paid all of it yet
                                 * @enum {string}
                                 */
                                state: "upcoming" | "running" | "over" | "missed" | "paid";
                                /** @description null: the sponsor is not named */
                                sponsor: string | null;
                                /** @description Of each gift, at most two decimals; null for a threshold */
                                percent: number | null;
                                /** @description The same in whole numbers: 1 added for each 3 given; null for a threshold */
                                ratio: {
                                    added: number;
                                    given: number;
                                } | null;
                                /** @description People; null for a match */
                                donorsWanted: number | null;
                                /** @description People who gave in its time */
                                donors: number;
                                /** @description US dollars, at most */
                                cap: number;
                                /** @description US dollars that gifts released; part of no raised figure */
                                matched: number;
                                /** @description US dollars that the sponsor paid, less what went back */
                                paid: number;
                                /** @description Milliseconds */
                                paidAt: number | null;
                                /** @description Milliseconds */
                                startsAt: number;
                                /** @description Milliseconds */
                                endsAt: number;
                            }[];
                        };
                        /** @description Words for a person. Writes carry them; reads need none. */
                        message?: string;
                    };
                };
            };
            /** @description Nothing has changed since the ETag sent */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    getCampaignsIdOrSlugNeeds: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example loima-pumps */
                idOrSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            needs: {
                                _id: string;
                                id: string;
                                title: string;
                                /** @description US dollars */
                                unitPrice: number;
                                wanted: number;
                                /** @description Units that settled gifts paid for, less refunds and lost disputes; never above wanted */
                                funded: number;
                                /** @description No longer offered */
                                closed: boolean;
                                image: string | null;
                            }[];
                        };
                        /** @description Words for a person. Writes carry them; reads need none. */
                        message?: string;
                    };
                };
            };
            /** @description Nothing has changed since the ETag sent */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    postCampaignsIdOrSlugNeeds: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example loima-pumps */
                idOrSlug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    title: string;
                    /** @description US dollars */
                    unitPrice: string;
                    wanted: string;
                    /** Format: binary */
                    image?: Blob;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            need: {
                                _id: string;
                                id: string;
                                title: string;
                                /** @description US dollars */
                                unitPrice: number;
                                wanted: number;
                                /** @description Units that settled gifts paid for, less refunds and lost disputes; never above wanted */
                                funded: number;
                                /** @description No longer offered */
                                closed: boolean;
                                image: string | null;
                            };
                        };
                        /** @description Words for a person. Writes carry them; reads need none. */
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
            507: components["responses"]["Failure"];
        };
    };
    putCampaignsIdOrSlugNeedsN: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example loima-pumps */
                idOrSlug: string;
                /** @example 1 */
                n: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    title?: string;
                    /** @description US dollars */
                    unitPrice?: string;
                    wanted?: string;
                    /**
                     * @description "true": no longer offered
                     * @enum {string}
                     */
                    closed?: "true" | "false";
                    /** @enum {string} */
                    removeImage?: "true" | "false";
                    /** Format: binary */
                    image?: Blob;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            need: {
                                _id: string;
                                id: string;
                                title: string;
                                /** @description US dollars */
                                unitPrice: number;
                                wanted: number;
                                /** @description Units that settled gifts paid for, less refunds and lost disputes; never above wanted */
                                funded: number;
                                /** @description No longer offered */
                                closed: boolean;
                                image: string | null;
                            };
                        };
                        /** @description Words for a person. Writes carry them; reads need none. */
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
            507: components["responses"]["Failure"];
        };
    };
    deleteCampaignsIdOrSlugNeedsN: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example loima-pumps */
                idOrSlug: string;
                /** @example 1 */
                n: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            _id: string;
                            id: string;
                            closed: boolean;
                        };
                        /** @description Words for a person. Writes carry them; reads need none. */
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    postCampaignsIdOrSlugPendingPayment: {
        parameters: {
            query?: never;
            header?: {
                /** @example gift-2026-11-03-1 */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example loima-pumps */
                idOrSlug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Integer US cents, 100 to 99999999 (2500 is $25.00) */
                    amount: number;
                    donorName: string;
                    donorEmail: string;
                    /** @enum {string} */
                    paymentMethod: "crypto" | "stocks" | "daf" | "paypal" | "venmo";
                    /** @default false */
                    isRecurring?: boolean;
                    /** @description Private note, seen by the organisation's members and admins */
                    message?: string | null;
                    /**
                     * @description true hides the donor's name from the public
                     * @default true
                     */
                    anonymous?: boolean;
                    /**
                     * @description Whether the organisation sees the donor's name and email
                     * @default true
                     */
                    shareWithNgo?: boolean;
                    /**
                     * @description Whether the donor asked to be mailed this campaign's updates; counts once the gift is settled
                     * @default false
                     */
                    wantsUpdates?: boolean;
                    dedication?: {
                        /** @enum {string} */
                        type: "honour" | "memory";
                        name: string;
                        recipientEmail?: string | null;
                        text?: string | null;
                    } | null;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            orderId: string;
                            /** Format: uri */
                            redirectUrl?: string;
                        };
                        /** @description Words for a person. Writes carry them; reads need none. */
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    getCampaignsIdOrSlugRecordedGifts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example loima-pumps */
                idOrSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            recorded: {
                                /** @description US dollars, as the organisation says; in no other figure of the campaign */
                                amount: number;
                                gifts: number;
                            };
                        };
                        /** @description Words for a person. Writes carry them; reads need none. */
                        message?: string;
                    };
                };
            };
            /** @description Nothing has changed since the ETag sent */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    getCampaignsIdOrSlugSupporters: {
        parameters: {
            query?: {
                /** @example 1 */
                page?: string;
                /** @example 20 */
                limit?: string;
            };
            header?: never;
            path: {
                /** @example loima-pumps */
                idOrSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            supporters: {
                                _id: string;
                                id: string;
                                /** @description The last part of the page's address */
                                slug: string;
                                name: string;
                                text: string;
                                /** @description US dollars; null without a goal */
                                goal: number | null;
                                /** @description US dollars: settled gifts begun on the page, less refunds and lost disputes */
                                raised: number;
                                gifts: number;
                                /** @description Path on this server */
                                image: string | null;
                                /** @description Milliseconds */
                                createdAt: number;
                                /** Format: uri */
                                url: string;
                            }[];
                            pagination: {
                                page: number;
                                limit: number;
                                total: number;
                                totalPages: number;
                            };
                        };
                        /** @description Words for a person. Writes carry them; reads need none. */
                        message?: string;
                    };
                };
            };
            /** @description Nothing has changed since the ETag sent */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    getCampaignsIdOrSlugUpdates: {
        parameters: {
            query?: {
                /** @example 1 */
                page?: string;
                /** @example 20 */
                limit?: string;
            };
            header?: never;
            path: {
                /** @example loima-pumps */
                idOrSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            updates: {
                                /** @description Within the campaign; stands in its address */
                                number: number;
                                title: string;
                                /** @description Paragraphs, lists and the other marks of a campaign's description */
                                text: string;
                                images: {
                                    /** @description Path on this server */
                                    url: string;
                                    caption: string;
                                    width: number;
                                    height: number;
                                }[];
                                figures: {
                                    label: string;
                                    done: number;
                                    /** @description null: a count without an end */
                                    of: number | null;
                                }[];
                                /** @description Milliseconds; null for a draft, which only its organisation sees */
                                publishedAt: number | null;
                                /** @description Milliseconds; null unless it was changed later than a day after it was published */
                                editedAt: number | null;
                                /** Format: uri */
                                url: string;
                            }[];
                            pagination: {
                                page: number;
                                limit: number;
                                total: number;
                                totalPages: number;
                            };
                        };
                        /** @description Words for a person. Writes carry them; reads need none. */
                        message?: string;
                    };
                };
            };
            /** @description Nothing has changed since the ETag sent */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    postCampaignsIdOrSlugUpdates: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example loima-pumps */
                idOrSlug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    title?: string;
                    text?: string;
                    /** @description JSON: an array of at most 4 texts, in the order of the pictures */
                    captions?: string;
                    /** @description JSON: at most 4 of {"label","done","of"}; "of" may be left out */
                    figures?: string;
                    /**
                     * @description "true": not published yet
                     * @enum {string}
                     */
                    draft?: "true" | "false";
                    images?: Blob[];
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            update: {
                                /** @description Within the campaign; stands in its address */
                                number: number;
                                title: string;
                                /** @description Paragraphs, lists and the other marks of a campaign's description */
                                text: string;
                                images: {
                                    /** @description Path on this server */
                                    url: string;
                                    caption: string;
                                    width: number;
                                    height: number;
                                }[];
                                figures: {
                                    label: string;
                                    done: number;
                                    /** @description null: a count without an end */
                                    of: number | null;
                                }[];
                                /** @description Milliseconds; null for a draft, which only its organisation sees */
                                publishedAt: number | null;
                                /** @description Milliseconds; null unless it was changed later than a day after it was published */
                                editedAt: number | null;
                                /** Format: uri */
                                url: string;
                            };
                        };
                        /** @description Words for a person. Writes carry them; reads need none. */
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
            507: components["responses"]["Failure"];
        };
    };
    getCampaignsIdOrSlugUpdatesN: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example loima-pumps */
                idOrSlug: string;
                /** @example 1 */
                n: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            update: {
                                /** @description Within the campaign; stands in its address */
                                number: number;
                                title: string;
                                /** @description Paragraphs, lists and the other marks of a campaign's description */
                                text: string;
                                images: {
                                    /** @description Path on this server */
                                    url: string;
                                    caption: string;
                                    width: number;
                                    height: number;
                                }[];
                                figures: {
                                    label: string;
                                    done: number;
                                    /** @description null: a count without an end */
                                    of: number | null;
                                }[];
                                /** @description Milliseconds; null for a draft, which only its organisation sees */
                                publishedAt: number | null;
                                /** @description Milliseconds; null unless it was changed later than a day after it was published */
                                editedAt: number | null;
                                /** Format: uri */
                                url: string;
                            };
                        };
                        /** @description Words for a person. Writes carry them; reads need none. */
                        message?: string;
                    };
                };
            };
            /** @description Nothing has changed since the ETag sent */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    putCampaignsIdOrSlugUpdatesN: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example loima-pumps */
                idOrSlug: string;
                /** @example 1 */
                n: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    title?: string;
                    text?: string;
                    /** @description JSON: an array of at most 4 texts, in the order of the pictures */
                    captions?: string;
                    /** @description JSON: at most 4 of {"label","done","of"}; "of" may be left out */
                    figures?: string;
                    /**
                     * @description "true": not published yet
                     * @enum {string}
                     */
                    draft?: "true" | "false";
                    images?: Blob[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            update: {
                                /** @description Within the campaign; stands in its address */
                                number: number;
                                title: string;
                                /** @description Paragraphs, lists and the other marks of a campaign's description */
                                text: string;
                                images: {
                                    /** @description Path on this server */
                                    url: string;
                                    caption: string;
                                    width: number;
                                    height: number;
                                }[];
                                figures: {
                                    label: string;
                                    done: number;
                                    /** @description null: a count without an end */
                                    of: number | null;
                                }[];
                                /** @description Milliseconds; null for a draft, which only its organisation sees */
                                publishedAt: number | null;
                                /** @description Milliseconds; null unless it was changed later than a day after it was published */
                                editedAt: number | null;
                                /** Format: uri */
                                url: string;
                            };
                        };
                        /** @description Words for a person. Writes carry them; reads need none. */
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
            507: components["responses"]["Failure"];
        };
    };
    deleteCampaignsIdOrSlugUpdatesN: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example loima-pumps */
                idOrSlug: string;
                /** @example 1 */
                n: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            number: number;
                        };
                        /** @description Words for a person. Writes carry them; reads need none. */
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    putCampaignsIdOrSlugVersionsLanguage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example loima-pumps */
                idOrSlug: string;
                /** @example en */
                language: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title: string;
                    description: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            campaign: {
                                _id: string;
                                id: string;
                                title: string;
                                description: string;
                                /** @description US dollars */
                                fundingGoal: number;
                                /** @description US dollars, settled gifts less refunds and lost disputes */
                                totalRaised: number;
                                /** @description Milliseconds, end of the day in UTC; absent means perpetual */
                                deadline?: number;
                                isPerpetual: boolean;
                                /** @enum {string} */
                                cause: "Education & Literacy" | "Health & Medical Access" | "Clean Water & Sanitation" | "Gender Equality & Women Empowerment" | "Youth Empowerment & Leadership" | "Agriculture & Food Security" | "Climate Action & Environmental Sustainability" | "Economic Development & Livelihoods" | "Orphan & Vulnerable Children Support" | "Peacebuilding & Conflict Resolution" | "HIV/AIDS Awareness & Support" | "Disability Inclusion & Advocacy" | "Technology & Digital Inclusion" | "Emergency Relief & Humanitarian Aid" | "Mental Health & Psychosocial Support" | "Other" | "education" | "health" | "environment" | "hunger" | "water" | "genderEquality" | "infrastructure" | "peaceJustice" | "other";
                                /** @description Two-letter code */
                                country: string | null;
                                countryName: string;
                                campaignSlug: string;
                                /** @enum {string} */
                                status: "draft" | "ongoing" | "paused" | "completed";
                                ngoId: string;
                                ngoName: string;
                                /** @description Unique donors */
                                donors: number;
                                /** @description Whether it can be given to now; not in lists */
                                takesDonations?: boolean;
                                /**
                                 * @description Why it takes no donations; absent while it does, and in lists. report_owed: until its organisation publishes an update
                                 * @enum {string}
                                 */
                                noDonationsReason?: "draft" | "completed" | "paused" | "organisation_not_approved" | "organisation_suspended" | "report_owed";
                                /** @description Of title and description; where a language was asked for, or there are several */
                                language?: string;
                                /** @description In which it can be asked for by ?lang= */
                                languages?: string[];
                                /** @description Of YouTube or Vimeo; absent without one, and in lists */
                                videoUrl?: string;
                                media: {
                                    mainImage: string | null;
                                    additionalImages: string[];
                                };
                            };
                        };
                        /** @description Words for a person. Writes carry them; reads need none. */
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    deleteCampaignsIdOrSlugVersionsLanguage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example loima-pumps */
                idOrSlug: string;
                /** @example en */
                language: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            _id: string;
                            id: string;
                            language: string;
                        };
                        /** @description Words for a person. Writes carry them; reads need none. */
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    getCampaignsIdOrSlugVolunteerCalls: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example loima-pumps */
                idOrSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            calls: {
                                _id: string;
                                id: string;
                                role: string;
                                needs: string;
                                places: number;
                                /** @description Places that nobody was accepted for */
                                left: number;
                                /** @description Two-letter code; null: from anywhere */
                                country: string | null;
                                /** @description Milliseconds, end of the last day in UTC */
                                until: number;
                                /** @description Every place is taken; a call that is over is not listed */
                                full: boolean;
                                /**
                                 * Format: uri
                                 * @description Where somebody offers to help
                                 */
                                url: string;
                            }[];
                        };
                        /** @description Words for a person. Writes carry them; reads need none. */
                        message?: string;
                    };
                };
            };
            /** @description Nothing has changed since the ETag sent */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    getCampaignsNgoMyCampaigns: {
        parameters: {
            query?: {
                /** @example 1 */
                page?: string;
                /** @example 20 */
                limit?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            campaigns: {
                                _id: string;
                                id: string;
                                title: string;
                                description: string;
                                /** @description US dollars */
                                fundingGoal: number;
                                /** @description US dollars, settled gifts less refunds and lost disputes */
                                totalRaised: number;
                                /** @description Milliseconds, end of the day in UTC; absent means perpetual */
                                deadline?: number;
                                isPerpetual: boolean;
                                /** @enum {string} */
                                cause: "Education & Literacy" | "Health & Medical Access" | "Clean Water & Sanitation" | "Gender Equality & Women Empowerment" | "Youth Empowerment & Leadership" | "Agriculture & Food Security" | "Climate Action & Environmental Sustainability" | "Economic Development & Livelihoods" | "Orphan & Vulnerable Children Support" | "Peacebuilding & Conflict Resolution" | "HIV/AIDS Awareness & Support" | "Disability Inclusion & Advocacy" | "Technology & Digital Inclusion" | "Emergency Relief & Humanitarian Aid" | "Mental Health & Psychosocial Support" | "Other" | "education" | "health" | "environment" | "hunger" | "water" | "genderEquality" | "infrastructure" | "peaceJustice" | "other";
                                /** @description Two-letter code */
                                country: string | null;
                                countryName: string;
                                campaignSlug: string;
                                /** @enum {string} */
                                status: "draft" | "ongoing" | "paused" | "completed";
                                ngoId: string;
                                ngoName: string;
                                /** @description Unique donors */
                                donors: number;
                                /** @description Whether it can be given to now; not in lists */
                                takesDonations?: boolean;
                                /**
                                 * @description Why it takes no donations; absent while it does, and in lists. report_owed: until its organisation publishes an update
                                 * @enum {string}
                                 */
                                noDonationsReason?: "draft" | "completed" | "paused" | "organisation_not_approved" | "organisation_suspended" | "report_owed";
                                /** @description Of title and description; where a language was asked for, or there are several */
                                language?: string;
                                /** @description In which it can be asked for by ?lang= */
                                languages?: string[];
                                /** @description Of YouTube or Vimeo; absent without one, and in lists */
                                videoUrl?: string;
                                media: {
                                    mainImage: string | null;
                                    additionalImages: string[];
                                };
                                donations: {
                                    _id: string;
                                    id: string;
                                    /** @description What donors see */
                                    ref: string;
                                    donorName: string;
                                    donorEmail: string | null;
                                    /** @description US dollars */
                                    amount: number;
                                    /** @description Milliseconds */
                                    timestamp: number;
                                    message: string | null;
                                }[];
                                donationCount: number;
                                pendingPayments: {
                                    _id: string;
                                    id: string;
                                    /** @description What donors see */
                                    ref: string;
                                    donorName: string;
                                    donorEmail: string | null;
                                    /** @description US dollars */
                                    amount: number;
                                    /** @description Milliseconds */
                                    timestamp: number;
                                    message: string | null;
                                    orderId: string;
                                    paymentMethod: string;
                                    isRecurring: boolean;
                                }[];
                                pendingPaymentCount: number;
                            }[];
                            pagination: {
                                page: number;
                                limit: number;
                                total: number;
                                totalPages: number;
                            };
                        };
                        /** @description Words for a person. Writes carry them; reads need none. */
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    getDonations: {
        parameters: {
            query?: {
                /** @example 20 */
                limit?: string;
                /** @example don_1f0k2m9q7x3t5v8w0y2z */
                starting_after?: string;
                /** @example loima-pumps */
                campaign?: string;
                /** @example completed */
                status?: "completed" | "pending" | "failed" | "refunded" | "partlyRefunded" | "disputed";
                /** @example card */
                method?: "card" | "bank_transfer" | "google_pay" | "crypto" | "stocks" | "daf" | "paypal" | "venmo";
                /** @example once */
                rhythm?: "once" | "monthly";
                /** @example 2026-11-03 */
                from?: string;
                /** @example 2026-11-30 */
                to?: string;
                /** @example newest */
                sort?: "newest" | "oldest" | "largest" | "smallest";
                expand?: ("campaign" | "donor")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            donations: {
                                _id: string;
                                id: string;
                                /** @description What the donor sees */
                                ref: string;
                                /** @description null where the donor does not share it, and for a key without donors:read */
                                donorName: string | null;
                                /** @description null where the donor does not share it, and for a key without donors:read */
                                donorEmail: string | null;
                                /** @description US dollars */
                                amount: number;
                                /** @description What is left after refunds; null before it is settled */
                                net: number | null;
                                /** @description The card provider's */
                                fee: number | null;
                                campaignId: string;
                                campaignTitle: string;
                                /** @description Milliseconds: when it came, or was begun */
                                timestamp: number;
                                /** @enum {string} */
                                status: "completed" | "pending" | "failed" | "refunded" | "partlyRefunded" | "disputed" | "unknown";
                                method: string;
                                /** @enum {string} */
                                rhythm: "once" | "monthly";
                                message: string | null;
                                /** @description With expand=campaign, of a key with campaigns:read; null where it is archived */
                                campaign?: {
                                    _id: string;
                                    id: string;
                                    title: string;
                                    description: string;
                                    /** @description US dollars */
                                    fundingGoal: number;
                                    /** @description US dollars, settled gifts less refunds and lost disputes */
                                    totalRaised: number;
                                    /** @description Milliseconds, end of the day in UTC; absent means perpetual */
                                    deadline?: number;
                                    isPerpetual: boolean;
                                    /** @enum {string} */
                                    cause: "Education & Literacy" | "Health & Medical Access" | "Clean Water & Sanitation" | "Gender Equality & Women Empowerment" | "Youth Empowerment & Leadership" | "Agriculture & Food Security" | "Climate Action & Environmental Sustainability" | "Economic Development & Livelihoods" | "Orphan & Vulnerable Children Support" | "Peacebuilding & Conflict Resolution" | "HIV/AIDS Awareness & Support" | "Disability Inclusion & Advocacy" | "Technology & Digital Inclusion" | "Emergency Relief & Humanitarian Aid" | "Mental Health & Psychosocial Support" | "Other" | "education" | "health" | "environment" | "hunger" | "water" | "genderEquality" | "infrastructure" | "peaceJustice" | "other";
                                    /** @description Two-letter code */
                                    country: string | null;
                                    countryName: string;
                                    campaignSlug: string;
                                    /** @enum {string} */
                                    status: "draft" | "ongoing" | "paused" | "completed";
                                    ngoId: string;
                                    ngoName: string;
                                    /** @description Unique donors */
                                    donors: number;
                                    /** @description Whether it can be given to now; not in lists */
                                    takesDonations?: boolean;
                                    /**
                                     * @description Why it takes no donations; absent while it does, and in lists. report_owed: until its organisation publishes an update
                                     * @enum {string}
                                     */
                                    noDonationsReason?: "draft" | "completed" | "paused" | "organisation_not_approved" | "organisation_suspended" | "report_owed";
                                    /** @description Of title and description; where a language was asked for, or there are several */
                                    language?: string;
                                    /** @description In which it can be asked for by ?lang= */
                                    languages?: string[];
                                    /** @description Of YouTube or Vimeo; absent without one, and in lists */
                                    videoUrl?: string;
                                    media: {
                                        mainImage: string | null;
                                        additionalImages: string[];
                                    };
                                } | null;
                                /** @description With expand=donor, of a key with donors:read; null where the donor does not share who they are */
                                donor?: {
                                    _id: string;
                                    /** @description Of their latest donation; changes with it */
                                    id: string;
                                    name: string;
                                    email: string | null;
                                    /** @description US dollars, settled donations less refunds and lost disputes */
                                    total: number;
                                    donations: number;
                                    /** @description Milliseconds */
                                    lastDonation: number | null;
                                    tags: string[];
                                } | null;
                            }[];
                            /** @description Whether rows come after the last one */
                            hasMore: boolean;
                        };
                        /** @description Words for a person. Writes carry them; reads need none. */
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    getDonors: {
        parameters: {
            query?: {
                /** @example 20 */
                limit?: string;
                /** @example don_1f0k2m9q7x3t5v8w0y2z */
                starting_after?: string;
                /** @example 2026-11-03 */
                from?: string;
                /** @example 2026-11-30 */
                to?: string;
                /** @example newest */
                sort?: "newest" | "oldest" | "largest" | "smallest";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            donors: {
                                _id: string;
                                /** @description Of their latest donation; changes with it */
                                id: string;
                                name: string;
                                email: string | null;
                                /** @description US dollars, settled donations less refunds and lost disputes */
                                total: number;
                                donations: number;
                                /** @description Milliseconds */
                                lastDonation: number | null;
                                tags: string[];
                            }[];
                            /** @description Whether rows come after the last one */
                            hasMore: boolean;
                        };
                        /** @description Words for a person. Writes carry them; reads need none. */
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            /** @constant */
                            status: "ok";
                        };
                        /** @description Words for a person. Writes carry them; reads need none. */
                        message?: string;
                    };
                };
            };
            /** @description Nothing has changed since the ETag sent */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    postInboundEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            202: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            /** @description false: refused for good; nothing is to be sent back */
                            received: boolean;
                            reason: ("automatic" | "own_mail" | "no_sender" | "bad_head") | null;
                        };
                        /** @description Words for a person. Writes carry them; reads need none. */
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    getMonthlyGifts: {
        parameters: {
            query?: {
                /** @example 20 */
                limit?: string;
                /** @example don_1f0k2m9q7x3t5v8w0y2z */
                starting_after?: string;
                /** @example loima-pumps */
                campaign?: string;
                /** @example active */
                status?: "active" | "past_due" | "paused" | "cancel_scheduled" | "canceled";
                /** @example 2026-11-03 */
                from?: string;
                /** @example 2026-11-30 */
                to?: string;
                /** @example newest */
                sort?: "newest" | "oldest" | "largest" | "smallest";
                expand?: "campaign"[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            monthlyGifts: {
                                _id: string;
                                id: string;
                                status: string;
                                /** @description US dollars a month */
                                amount: number;
                                currency: string;
                                campaignId: string;
                                campaignTitle: string;
                                /** @description null where the donor does not share it, and for a key without donors:read */
                                donorName: string | null;
                                /** @description null where the donor does not share it, and for a key without donors:read */
                                donorEmail: string | null;
                                /** @description Milliseconds */
                                createdAt: number;
                                /** @description Milliseconds */
                                paidUntil: number | null;
                                /** @description Milliseconds */
                                pausedUntil: number | null;
                                /** @description Milliseconds */
                                endedAt: number | null;
                                /** @description With expand=campaign, of a key with campaigns:read; null where it is archived */
                                campaign?: {
                                    _id: string;
                                    id: string;
                                    title: string;
                                    description: string;
                                    /** @description US dollars */
                                    fundingGoal: number;
                                    /** @description US dollars, settled gifts less refunds and lost disputes */
                                    totalRaised: number;
                                    /** @description Milliseconds, end of the day in UTC; absent means perpetual */
                                    deadline?: number;
                                    isPerpetual: boolean;
                                    /** @enum {string} */
                                    cause: "Education & Literacy" | "Health & Medical Access" | "Clean Water & Sanitation" | "Gender Equality & Women Empowerment" | "Youth Empowerment & Leadership" | "Agriculture & Food Security" | "Climate Action & Environmental Sustainability" | "Economic Development & Livelihoods" | "Orphan & Vulnerable Children Support" | "Peacebuilding & Conflict Resolution" | "HIV/AIDS Awareness & Support" | "Disability Inclusion & Advocacy" | "Technology & Digital Inclusion" | "Emergency Relief & Humanitarian Aid" | "Mental Health & Psychosocial Support" | "Other" | "education" | "health" | "environment" | "hunger" | "water" | "genderEquality" | "infrastructure" | "peaceJustice" | "other";
                                    /** @description Two-letter code */
                                    country: string | null;
                                    countryName: string;
                                    campaignSlug: string;
                                    /** @enum {string} */
                                    status: "draft" | "ongoing" | "paused" | "completed";
                                    ngoId: string;
                                    ngoName: string;
                                    /** @description Unique donors */
                                    donors: number;
                                    /** @description Whether it can be given to now; not in lists */
                                    takesDonations?: boolean;
                                    /**
                                     * @description Why it takes no donations; absent while it does, and in lists. report_owed: until its organisation publishes an update
                                     * @enum {string}
                                     */
                                    noDonationsReason?: "draft" | "completed" | "paused" | "organisation_not_approved" | "organisation_suspended" | "report_owed";
                                    /** @description Of title and description; where a language was asked for, or there are several */
                                    language?: string;
                                    /** @description In which it can be asked for by ?lang= */
                                    languages?: string[];
                                    /** @description Of YouTube or Vimeo; absent without one, and in lists */
                                    videoUrl?: string;
                                    media: {
                                        mainImage: string | null;
                                        additionalImages: string[];
                                    };
                                } | null;
                            }[];
                            /** @description Whether rows come after the last one */
                            hasMore: boolean;
                        };
                        /** @description Words for a person. Writes carry them; reads need none. */
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    getNeeds: {
        parameters: {
            query?: {
                /** @example 20 */
                limit?: string;
                /** @example don_1f0k2m9q7x3t5v8w0y2z */
                starting_after?: string;
                /** @example loima-pumps */
                campaign?: string;
                /** @example true */
                closed?: "true" | "false";
                /** @example newest */
                sort?: "newest" | "oldest" | "largest" | "smallest";
                expand?: "campaign"[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            needs: {
                                _id: string;
                                id: string;
                                title: string;
                                /** @description US dollars */
                                unitPrice: number;
                                wanted: number;
                                /** @description Units that settled gifts paid for, less refunds and lost disputes; never above wanted */
                                funded: number;
                                /** @description No longer offered */
                                closed: boolean;
                                image: string | null;
                                campaignId: string;
                                /** @description With expand=campaign, of a key with campaigns:read; null where it is archived */
                                campaign?: {
                                    _id: string;
                                    id: string;
                                    title: string;
                                    description: string;
                                    /** @description US dollars */
                                    fundingGoal: number;
                                    /** @description US dollars, settled gifts less refunds and lost disputes */
                                    totalRaised: number;
                                    /** @description Milliseconds, end of the day in UTC; absent means perpetual */
                                    deadline?: number;
                                    isPerpetual: boolean;
                                    /** @enum {string} */
                                    cause: "Education & Literacy" | "Health & Medical Access" | "Clean Water & Sanitation" | "Gender Equality & Women Empowerment" | "Youth Empowerment & Leadership" | "Agriculture & Food Security" | "Climate Action & Environmental Sustainability" | "Economic Development & Livelihoods" | "Orphan & Vulnerable Children Support" | "Peacebuilding & Conflict Resolution" | "HIV/AIDS Awareness & Support" | "Disability Inclusion & Advocacy" | "Technology & Digital Inclusion" | "Emergency Relief & Humanitarian Aid" | "Mental Health & Psychosocial Support" | "Other" | "education" | "health" | "environment" | "hunger" | "water" | "genderEquality" | "infrastructure" | "peaceJustice" | "other";
                                    /** @description Two-letter code */
                                    country: string | null;
                                    countryName: string;
                                    campaignSlug: string;
                                    /** @enum {string} */
                                    status: "draft" | "ongoing" | "paused" | "completed";
                                    ngoId: string;
                                    ngoName: string;
                                    /** @description Unique donors */
                                    donors: number;
                                    /** @description Whether it can be given to now; not in lists */
                                    takesDonations?: boolean;
                                    /**
                                     * @description Why it takes no donations; absent while it does, and in lists. report_owed: until its organisation publishes an update
                                     * @enum {string}
                                     */
                                    noDonationsReason?: "draft" | "completed" | "paused" | "organisation_not_approved" | "organisation_suspended" | "report_owed";
                                    /** @description Of title and description; where a language was asked for, or there are several */
                                    language?: string;
                                    /** @description In which it can be asked for by ?lang= */
                                    languages?: string[];
                                    /** @description Of YouTube or Vimeo; absent without one, and in lists */
                                    videoUrl?: string;
                                    media: {
                                        mainImage: string | null;
                                        additionalImages: string[];
                                    };
                                } | null;
                            }[];
                            /** @description Whether rows come after the last one */
                            hasMore: boolean;
                        };
                        /** @description Words for a person. Writes carry them; reads need none. */
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    putNgosIdApprove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example ngo_1f0k2m9q7x3t5v8w0y2z */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    reason?: string | null;
                    version?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            ngo: {
                                _id: string;
                                id: string;
                                name: string;
                                orgName: string;
                                /** @description Two-letter code */
                                country: string | null;
                                countryName: string | null;
                                website: string | null;
                                description: string | null;
                                profileImage: string | null;
                                facebook: string | null;
                                twitter: string | null;
                                instagram: string | null;
                                linkedin: string | null;
                                /** @description ISO 8601, UTC */
                                registrationDate: string;
                                /** @enum {string} */
                                status: "pending" | "approved" | "rejected";
                                suspended: boolean;
                                /** @description ISO 8601, UTC */
                                verifiedUntil: string | null;
                                /** @description The owner's login */
                                email: string | null;
                                emailConfirmed: boolean;
                                /** @description A new name that waits for an admin's yes */
                                pendingName: string | null;
                                officialEmail: string | null;
                                phoneNumber: string | null;
                                profileComplete: boolean;
                                submittedAt: string | null;
                                approvedAt: string | null;
                                verificationExpired: boolean;
                                rejectionReason: string | null;
                                suspensionReason: string | null;
                                documents: {
                                    /** @description Path on this site, for members and admins */
                                    registrationCertificate: string | null;
                                    /** @description Path on this site, for members and admins */
                                    leadershipProof: string | null;
                                    /** @description Path on this site, for members and admins */
                                    additionalDocument: string | null;
                                };
                                bankDetails: {
                                    accountHolderName: string;
                                    bankName: string;
                                    /** @description Masked */
                                    accountNumber: string;
                                    /** @description Masked */
                                    swiftCode: string;
                                    preferredCurrency: string;
                                    bankCode?: string;
                                    /**
                                     * @description There for mobile money only: the bank is its operator, the number a mobile number or a paybill
                                     * @constant
                                     */
                                    accountType?: "mobileMoney";
                                    /** @description The account at a paybill, masked */
                                    accountReference?: string;
                                } | null;
                            };
                        };
                        /** @description Words for a person. Writes carry them; reads need none. */
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    putNgosIdReject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example ngo_1f0k2m9q7x3t5v8w0y2z */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    reason?: string | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            ngo: {
                                _id: string;
                                id: string;
                                name: string;
                                orgName: string;
                                /** @description Two-letter code */
                                country: string | null;
                                countryName: string | null;
                                website: string | null;
                                description: string | null;
                                profileImage: string | null;
                                facebook: string | null;
                                twitter: string | null;
                                instagram: string | null;
                                linkedin: string | null;
                                /** @description ISO 8601, UTC */
                                registrationDate: string;
                                /** @enum {string} */
                                status: "pending" | "approved" | "rejected";
                                suspended: boolean;
                                /** @description ISO 8601, UTC */
                                verifiedUntil: string | null;
                                /** @description The owner's login */
                                email: string | null;
                                emailConfirmed: boolean;
                                /** @description A new name that waits for an admin's yes */
                                pendingName: string | null;
                                officialEmail: string | null;
                                phoneNumber: string | null;
                                profileComplete: boolean;
                                submittedAt: string | null;
                                approvedAt: string | null;
                                verificationExpired: boolean;
                                rejectionReason: string | null;
                                suspensionReason: string | null;
                                documents: {
                                    /** @description Path on this site, for members and admins */
                                    registrationCertificate: string | null;
                                    /** @description Path on this site, for members and admins */
                                    leadershipProof: string | null;
                                    /** @description Path on this site, for members and admins */
                                    additionalDocument: string | null;
                                };
                                bankDetails: {
                                    accountHolderName: string;
                                    bankName: string;
                                    /** @description Masked */
                                    accountNumber: string;
                                    /** @description Masked */
                                    swiftCode: string;
                                    preferredCurrency: string;
                                    bankCode?: string;
                                    /**
                                     * @description There for mobile money only: the bank is its operator, the number a mobile number or a paybill
                                     * @constant
                                     */
                                    accountType?: "mobileMoney";
                                    /** @description The account at a paybill, masked */
                                    accountReference?: string;
                                } | null;
                            };
                        };
                        /** @description Words for a person. Writes carry them; reads need none. */
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    getNgosAll: {
        parameters: {
            query?: {
                /** @example pending */
                status?: "pending" | "approved" | "rejected";
                /** @example pump */
                search?: string;
                /** @example 1 */
                page?: string;
                /** @example 20 */
                limit?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            /** @description Whole organisations for admins, public fields for anyone else */
                            ngos: ({
                                _id: string;
                                id: string;
                                name: string;
                                orgName: string;
                                /** @description Two-letter code */
                                country: string | null;
                                countryName: string | null;
                                website: string | null;
                                description: string | null;
                                profileImage: string | null;
                                facebook: string | null;
                                twitter: string | null;
                                instagram: string | null;
                                linkedin: string | null;
                                /** @description ISO 8601, UTC */
                                registrationDate: string;
                                /** @enum {string} */
                                status: "pending" | "approved" | "rejected";
                                suspended: boolean;
                                /** @description ISO 8601, UTC */
                                verifiedUntil: string | null;
                                /** @description The owner's login */
                                email: string | null;
                                emailConfirmed: boolean;
                                /** @description A new name that waits for an admin's yes */
                                pendingName: string | null;
                                officialEmail: string | null;
                                phoneNumber: string | null;
                                profileComplete: boolean;
                                submittedAt: string | null;
                                approvedAt: string | null;
                                verificationExpired: boolean;
                                rejectionReason: string | null;
                                suspensionReason: string | null;
                                documents: {
                                    /** @description Path on this site, for members and admins */
                                    registrationCertificate: string | null;
                                    /** @description Path on this site, for members and admins */
                                    leadershipProof: string | null;
                                    /** @description Path on this site, for members and admins */
                                    additionalDocument: string | null;
                                };
                                bankDetails: {
                                    accountHolderName: string;
                                    bankName: string;
                                    /** @description Masked */
                                    accountNumber: string;
                                    /** @description Masked */
                                    swiftCode: string;
                                    preferredCurrency: string;
                                    bankCode?: string;
                                    /**
                                     * @description There for mobile money only: the bank is its operator, the number a mobile number or a paybill
                                     * @constant
                                     */
                                    accountType?: "mobileMoney";
                                    /** @description The account at a paybill, masked */
                                    accountReference?: string;
                                } | null;
                            } | {
                                _id: string;
                                id: string;
                                name: string;
                                orgName: string;
                                /** @description Two-letter code */
                                country: string | null;
                                countryName: string | null;
                                website: string | null;
                                description: string | null;
                                profileImage: string | null;
                                facebook: string | null;
                                twitter: string | null;
                                instagram: string | null;
                                linkedin: string | null;
                                /** @description ISO 8601, UTC */
                                registrationDate: string;
                                /** @enum {string} */
                                status: "pending" | "approved" | "rejected";
                                suspended: boolean;
                                /** @description ISO 8601, UTC */
                                verifiedUntil: string | null;
                            })[];
                            pagination: {
                                page: number;
                                limit: number;
                                total: number;
                                totalPages: number;
                            };
                        };
                        /** @description Words for a person. Writes carry them; reads need none. */
                        message?: string;
                    };
                };
            };
            /** @description Nothing has changed since the ETag sent */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    putNgosCompleteProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    orgName: string;
                    officialEmail: string;
                    country: string;
                    phoneNumber: string;
                    website?: string | null;
                    description: string;
                    bankDetails?: {
                        accountHolderName?: string;
                        bankName?: string;
                        accountNumber?: string;
                        swiftCode?: string;
                        preferredCurrency?: string;
                        bankCode?: string;
                        /** @enum {string} */
                        accountType?: "bank" | "mobileMoney";
                        accountReference?: string;
                    } | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            ngo: {
                                _id: string;
                                id: string;
                                name: string;
                                orgName: string;
                                /** @description Two-letter code */
                                country: string | null;
                                countryName: string | null;
                                website: string | null;
                                description: string | null;
                                profileImage: string | null;
                                facebook: string | null;
                                twitter: string | null;
                                instagram: string | null;
                                linkedin: string | null;
                                /** @description ISO 8601, UTC */
                                registrationDate: string;
                                /** @enum {string} */
                                status: "pending" | "approved" | "rejected";
                                suspended: boolean;
                                /** @description ISO 8601, UTC */
                                verifiedUntil: string | null;
                                /** @description The owner's login */
                                email: string | null;
                                emailConfirmed: boolean;
                                /** @description A new name that waits for an admin's yes */
                                pendingName: string | null;
                                officialEmail: string | null;
                                phoneNumber: string | null;
                                profileComplete: boolean;
                                submittedAt: string | null;
                                approvedAt: string | null;
                                verificationExpired: boolean;
                                rejectionReason: string | null;
                                suspensionReason: string | null;
                                documents: {
                                    /** @description Path on this site, for members and admins */
                                    registrationCertificate: string | null;
                                    /** @description Path on this site, for members and admins */
                                    leadershipProof: string | null;
                                    /** @description Path on this site, for members and admins */
                                    additionalDocument: string | null;
                                };
                                bankDetails: {
                                    accountHolderName: string;
                                    bankName: string;
                                    /** @description Masked */
                                    accountNumber: string;
                                    /** @description Masked */
                                    swiftCode: string;
                                    preferredCurrency: string;
                                    bankCode?: string;
                                    /**
                                     * @description There for mobile money only: the bank is its operator, the number a mobile number or a paybill
                                     * @constant
                                     */
                                    accountType?: "mobileMoney";
                                    /** @description The account at a paybill, masked */
                                    accountReference?: string;
                                } | null;
                            };
                        };
                        /** @description Words for a person. Writes carry them; reads need none. */
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    postNgosLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    password: string;
                    /** @description The second factor of an account that has one: six digits of the authenticator app, or a recovery code */
                    code?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            /** @description Opaque, valid 30 days; send as Authorization: Bearer … */
                            token: string;
                            userId: string;
                            user: {
                                _id: string;
                                id: string;
                                email: string;
                                name: string;
                                role: string;
                                isVerified: boolean;
                                status: string | null;
                                profileComplete: boolean;
                                suspended: boolean;
                                emailConfirmed: boolean;
                            };
                            ngo?: {
                                _id: string;
                                id: string;
                                name: string;
                                orgName: string;
                                /** @description Two-letter code */
                                country: string | null;
                                countryName: string | null;
                                website: string | null;
                                description: string | null;
                                profileImage: string | null;
                                facebook: string | null;
                                twitter: string | null;
                                instagram: string | null;
                                linkedin: string | null;
                                /** @description ISO 8601, UTC */
                                registrationDate: string;
                                /** @enum {string} */
                                status: "pending" | "approved" | "rejected";
                                suspended: boolean;
                                /** @description ISO 8601, UTC */
                                verifiedUntil: string | null;
                                /** @description The owner's login */
                                email: string | null;
                                emailConfirmed: boolean;
                                /** @description A new name that waits for an admin's yes */
                                pendingName: string | null;
                                officialEmail: string | null;
                                phoneNumber: string | null;
                                profileComplete: boolean;
                                submittedAt: string | null;
                                approvedAt: string | null;
                                verificationExpired: boolean;
                                rejectionReason: string | null;
                                suspensionReason: string | null;
                                documents: {
                                    /** @description Path on this site, for members and admins */
                                    registrationCertificate: string | null;
                                    /** @description Path on this site, for members and admins */
                                    leadershipProof: string | null;
                                    /** @description Path on this site, for members and admins */
                                    additionalDocument: string | null;
                                };
                                bankDetails: {
                                    accountHolderName: string;
                                    bankName: string;
                                    /** @description Masked */
                                    accountNumber: string;
                                    /** @description Masked */
                                    swiftCode: string;
                                    preferredCurrency: string;
                                    bankCode?: string;
                                    /**
                                     * @description There for mobile money only: the bank is its operator, the number a mobile number or a paybill
                                     * @constant
                                     */
                                    accountType?: "mobileMoney";
                                    /** @description The account at a paybill, masked */
                                    accountReference?: string;
                                } | null;
                            };
                        };
                        /** @description Words for a person. Writes carry them; reads need none. */
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    getNgosProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            ngo: {
                                _id: string;
                                id: string;
                                name: string;
                                orgName: string;
                                /** @description Two-letter code */
                                country: string | null;
                                countryName: string | null;
                                website: string | null;
                                description: string | null;
                                profileImage: string | null;
                                facebook: string | null;
                                twitter: string | null;
                                instagram: string | null;
                                linkedin: string | null;
                                /** @description ISO 8601, UTC */
                                registrationDate: string;
                                /** @enum {string} */
                                status: "pending" | "approved" | "rejected";
                                suspended: boolean;
                                /** @description ISO 8601, UTC */
                                verifiedUntil: string | null;
                                /** @description The owner's login */
                                email: string | null;
                                emailConfirmed: boolean;
                                /** @description A new name that waits for an admin's yes */
                                pendingName: string | null;
                                officialEmail: string | null;
                                phoneNumber: string | null;
                                profileComplete: boolean;
                                submittedAt: string | null;
                                approvedAt: string | null;
                                verificationExpired: boolean;
                                rejectionReason: string | null;
                                suspensionReason: string | null;
                                documents: {
                                    /** @description Path on this site, for members and admins */
                                    registrationCertificate: string | null;
                                    /** @description Path on this site, for members and admins */
                                    leadershipProof: string | null;
                                    /** @description Path on this site, for members and admins */
                                    additionalDocument: string | null;
                                };
                                bankDetails: {
                                    accountHolderName: string;
                                    bankName: string;
                                    /** @description Masked */
                                    accountNumber: string;
                                    /** @description Masked */
                                    swiftCode: string;
                                    preferredCurrency: string;
                                    bankCode?: string;
                                    /**
                                     * @description There for mobile money only: the bank is its operator, the number a mobile number or a paybill
                                     * @constant
                                     */
                                    accountType?: "mobileMoney";
                                    /** @description The account at a paybill, masked */
                                    accountReference?: string;
                                } | null;
                            };
                            campaigns: {
                                _id: string;
                                id: string;
                                title: string;
                                description: string;
                                /** @description US dollars */
                                fundingGoal: number;
                                /** @description US dollars, settled gifts less refunds and lost disputes */
                                totalRaised: number;
                                /** @description Milliseconds, end of the day in UTC; absent means perpetual */
                                deadline?: number;
                                isPerpetual: boolean;
                                /** @enum {string} */
                                cause: "Education & Literacy" | "Health & Medical Access" | "Clean Water & Sanitation" | "Gender Equality & Women Empowerment" | "Youth Empowerment & Leadership" | "Agriculture & Food Security" | "Climate Action & Environmental Sustainability" | "Economic Development & Livelihoods" | "Orphan & Vulnerable Children Support" | "Peacebuilding & Conflict Resolution" | "HIV/AIDS Awareness & Support" | "Disability Inclusion & Advocacy" | "Technology & Digital Inclusion" | "Emergency Relief & Humanitarian Aid" | "Mental Health & Psychosocial Support" | "Other" | "education" | "health" | "environment" | "hunger" | "water" | "genderEquality" | "infrastructure" | "peaceJustice" | "other";
                                /** @description Two-letter code */
                                country: string | null;
                                countryName: string;
                                campaignSlug: string;
                                /** @enum {string} */
                                status: "draft" | "ongoing" | "paused" | "completed";
                                ngoId: string;
                                ngoName: string;
                                /** @description Unique donors */
                                donors: number;
                                /** @description Whether it can be given to now; not in lists */
                                takesDonations?: boolean;
                                /**
                                 * @description Why it takes no donations; absent while it does, and in lists. report_owed: until its organisation publishes an update
                                 * @enum {string}
                                 */
                                noDonationsReason?: "draft" | "completed" | "paused" | "organisation_not_approved" | "organisation_suspended" | "report_owed";
                                /** @description Of title and description; where a language was asked for, or there are several */
                                language?: string;
                                /** @description In which it can be asked for by ?lang= */
                                languages?: string[];
                                /** @description Of YouTube or Vimeo; absent without one, and in lists */
                                videoUrl?: string;
                                media: {
                                    mainImage: string | null;
                                    additionalImages: string[];
                                };
                            }[];
                            stats: {
                                totalCampaigns: number;
                                activeCampaigns: number;
                                /** @description US dollars */
                                totalRaised: number;
                                totalDonations: number;
                                completedCampaigns: number;
                                /** @description 0 to 1 */
                                completionRate: number;
                                uniqueDonors: number;
                            };
                        };
                        /** @description Words for a person. Writes carry them; reads need none. */
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    postNgosRegister: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    email: string;
                    password: string;
                    personName?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            /** @description Opaque, valid 30 days; send as Authorization: Bearer … */
                            token: string;
                            userId: string;
                            user: {
                                _id: string;
                                id: string;
                                email: string;
                                name: string;
                                role: string;
                                isVerified: boolean;
                                status: string | null;
                                profileComplete: boolean;
                                suspended: boolean;
                                emailConfirmed: boolean;
                            };
                            ngo?: {
                                _id: string;
                                id: string;
                                name: string;
                                orgName: string;
                                /** @description Two-letter code */
                                country: string | null;
                                countryName: string | null;
                                website: string | null;
                                description: string | null;
                                profileImage: string | null;
                                facebook: string | null;
                                twitter: string | null;
                                instagram: string | null;
                                linkedin: string | null;
                                /** @description ISO 8601, UTC */
                                registrationDate: string;
                                /** @enum {string} */
                                status: "pending" | "approved" | "rejected";
                                suspended: boolean;
                                /** @description ISO 8601, UTC */
                                verifiedUntil: string | null;
                                /** @description The owner's login */
                                email: string | null;
                                emailConfirmed: boolean;
                                /** @description A new name that waits for an admin's yes */
                                pendingName: string | null;
                                officialEmail: string | null;
                                phoneNumber: string | null;
                                profileComplete: boolean;
                                submittedAt: string | null;
                                approvedAt: string | null;
                                verificationExpired: boolean;
                                rejectionReason: string | null;
                                suspensionReason: string | null;
                                documents: {
                                    /** @description Path on this site, for members and admins */
                                    registrationCertificate: string | null;
                                    /** @description Path on this site, for members and admins */
                                    leadershipProof: string | null;
                                    /** @description Path on this site, for members and admins */
                                    additionalDocument: string | null;
                                };
                                bankDetails: {
                                    accountHolderName: string;
                                    bankName: string;
                                    /** @description Masked */
                                    accountNumber: string;
                                    /** @description Masked */
                                    swiftCode: string;
                                    preferredCurrency: string;
                                    bankCode?: string;
                                    /**
                                     * @description There for mobile money only: the bank is its operator, the number a mobile number or a paybill
                                     * @constant
                                     */
                                    accountType?: "mobileMoney";
                                    /** @description The account at a paybill, masked */
                                    accountReference?: string;
                                } | null;
                            };
                        };
                        /** @description Words for a person. Writes carry them; reads need none. */
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    putNgosUpdateProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                    orgName?: string;
                    officialEmail?: string | null;
                    email?: string | null;
                    country?: string | null;
                    phoneNumber?: string | null;
                    website?: string | null;
                    description?: string | null;
                    facebook?: string | null;
                    twitter?: string | null;
                    instagram?: string | null;
                    linkedin?: string | null;
                    bankDetails?: {
                        accountHolderName?: string;
                        bankName?: string;
                        accountNumber?: string;
                        swiftCode?: string;
                        preferredCurrency?: string;
                        bankCode?: string;
                        /** @enum {string} */
                        accountType?: "bank" | "mobileMoney";
                        accountReference?: string;
                    } | null;
                    currentPassword?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            ngo: {
                                _id: string;
                                id: string;
                                name: string;
                                orgName: string;
                                /** @description Two-letter code */
                                country: string | null;
                                countryName: string | null;
                                website: string | null;
                                description: string | null;
                                profileImage: string | null;
                                facebook: string | null;
                                twitter: string | null;
                                instagram: string | null;
                                linkedin: string | null;
                                /** @description ISO 8601, UTC */
                                registrationDate: string;
                                /** @enum {string} */
                                status: "pending" | "approved" | "rejected";
                                suspended: boolean;
                                /** @description ISO 8601, UTC */
                                verifiedUntil: string | null;
                                /** @description The owner's login */
                                email: string | null;
                                emailConfirmed: boolean;
                                /** @description A new name that waits for an admin's yes */
                                pendingName: string | null;
                                officialEmail: string | null;
                                phoneNumber: string | null;
                                profileComplete: boolean;
                                submittedAt: string | null;
                                approvedAt: string | null;
                                verificationExpired: boolean;
                                rejectionReason: string | null;
                                suspensionReason: string | null;
                                documents: {
                                    /** @description Path on this site, for members and admins */
                                    registrationCertificate: string | null;
                                    /** @description Path on this site, for members and admins */
                                    leadershipProof: string | null;
                                    /** @description Path on this site, for members and admins */
                                    additionalDocument: string | null;
                                };
                                bankDetails: {
                                    accountHolderName: string;
                                    bankName: string;
                                    /** @description Masked */
                                    accountNumber: string;
                                    /** @description Masked */
                                    swiftCode: string;
                                    preferredCurrency: string;
                                    bankCode?: string;
                                    /**
                                     * @description There for mobile money only: the bank is its operator, the number a mobile number or a paybill
                                     * @constant
                                     */
                                    accountType?: "mobileMoney";
                                    /** @description The account at a paybill, masked */
                                    accountReference?: string;
                                } | null;
                            };
                        };
                        /** @description Words for a person. Writes carry them; reads need none. */
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    postNgosUploadDocuments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    registrationCertificate?: Blob[];
                    /** Format: binary */
                    leadershipProof?: Blob;
                    /** Format: binary */
                    additionalDocument?: Blob;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            ngo: {
                                _id: string;
                                id: string;
                                name: string;
                                orgName: string;
                                /** @description Two-letter code */
                                country: string | null;
                                countryName: string | null;
                                website: string | null;
                                description: string | null;
                                profileImage: string | null;
                                facebook: string | null;
                                twitter: string | null;
                                instagram: string | null;
                                linkedin: string | null;
                                /** @description ISO 8601, UTC */
                                registrationDate: string;
                                /** @enum {string} */
                                status: "pending" | "approved" | "rejected";
                                suspended: boolean;
                                /** @description ISO 8601, UTC */
                                verifiedUntil: string | null;
                                /** @description The owner's login */
                                email: string | null;
                                emailConfirmed: boolean;
                                /** @description A new name that waits for an admin's yes */
                                pendingName: string | null;
                                officialEmail: string | null;
                                phoneNumber: string | null;
                                profileComplete: boolean;
                                submittedAt: string | null;
                                approvedAt: string | null;
                                verificationExpired: boolean;
                                rejectionReason: string | null;
                                suspensionReason: string | null;
                                documents: {
                                    /** @description Path on this site, for members and admins */
                                    registrationCertificate: string | null;
                                    /** @description Path on this site, for members and admins */
                                    leadershipProof: string | null;
                                    /** @description Path on this site, for members and admins */
                                    additionalDocument: string | null;
                                };
                                bankDetails: {
                                    accountHolderName: string;
                                    bankName: string;
                                    /** @description Masked */
                                    accountNumber: string;
                                    /** @description Masked */
                                    swiftCode: string;
                                    preferredCurrency: string;
                                    bankCode?: string;
                                    /**
                                     * @description There for mobile money only: the bank is its operator, the number a mobile number or a paybill
                                     * @constant
                                     */
                                    accountType?: "mobileMoney";
                                    /** @description The account at a paybill, masked */
                                    accountReference?: string;
                                } | null;
                            };
                        };
                        /** @description Words for a person. Writes carry them; reads need none. */
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
            507: components["responses"]["Failure"];
        };
    };
    postNgosUploadProfileImage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    profileImage?: Blob;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            profileImage: string;
                        };
                        /** @description Words for a person. Writes carry them; reads need none. */
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
            507: components["responses"]["Failure"];
        };
    };
    postPaymentCreateCheckoutSession: {
        parameters: {
            query?: never;
            header?: {
                /** @example gift-2026-11-03-1 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    items: {
                        name?: string;
                        description?: string;
                        /** @description Integer US cents, 100 to 99999999 (2500 is $25.00) */
                        amount: number;
                        /**
                         * @default 1
                         * @constant
                         */
                        quantity?: 1;
                    }[];
                    donorName: string;
                    donorEmail: string;
                    /** @description Id or slug */
                    campaignId: string;
                    /**
                     * @default card
                     * @enum {string}
                     */
                    paymentMethod?: "card" | "google_pay" | "bank_transfer";
                    /**
                     * @default once
                     * @enum {string}
                     */
                    frequency?: "once" | "monthly";
                    /** @description An address on this site; the payment returns to the campaign's own success page */
                    successUrl?: string;
                    /** @description Private note, seen by the organisation's members and admins */
                    message?: string | null;
                    /**
                     * @description true hides the donor's name from the public
                     * @default true
                     */
                    anonymous?: boolean;
                    /**
                     * @description Whether the organisation sees the donor's name and email
                     * @default true
                     */
                    shareWithNgo?: boolean;
                    /**
                     * @description Whether the donor asked to be mailed this campaign's updates; counts once the gift is settled
                     * @default false
                     */
                    wantsUpdates?: boolean;
                    dedication?: {
                        /** @enum {string} */
                        type: "honour" | "memory";
                        name: string;
                        recipientEmail?: string | null;
                        text?: string | null;
                    } | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            sessionId: string;
                            /** Format: uri */
                            url: string;
                        };
                        /** @description Words for a person. Writes carry them; reads need none. */
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    getPaymentVerifySessionSessionId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example cs_test_1f0k2m9q7x3t5v8w0y2z */
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            /** @constant */
                            status: "paid";
                            /** @description US dollars */
                            amount: number;
                            /** @constant */
                            currency: "usd";
                            campaign: {
                                _id: string;
                                id: string;
                                slug: string;
                                title: string;
                            };
                        };
                        /** @description Words for a person. Writes carry them; reads need none. */
                        message?: string;
                    } | {
                        /** @constant */
                        success: false;
                        /** @description Words for a person, English */
                        error: string;
                        /** @enum {string} */
                        code: "bad_request" | "invalid" | "unauthenticated" | "second_factor_required" | "forbidden" | "foreign_origin" | "insufficient_scope" | "wrong_password" | "step_up_required" | "second_factor_setup_required" | "ngo_suspended" | "not_found" | "not_paid" | "payment_processing" | "method_not_allowed" | "conflict" | "report_owed" | "in_progress" | "key_reused" | "not_submitted" | "already_decided" | "slug_taken" | "too_large" | "unsupported_type" | "rate_limited" | "internal" | "unavailable" | "provider_unavailable" | "storage_full";
                        issues?: {
                            path: string;
                            message: string;
                        }[];
                        requestId?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    getPayouts: {
        parameters: {
            query?: {
                /** @example 20 */
                limit?: string;
                /** @example don_1f0k2m9q7x3t5v8w0y2z */
                starting_after?: string;
                /** @example reserved */
                status?: "reserved" | "sending" | "unknown" | "sent" | "failed" | "returned" | "canceled";
                /** @example 2026-11-03 */
                from?: string;
                /** @example 2026-11-30 */
                to?: string;
                /** @example newest */
                sort?: "newest" | "oldest" | "largest" | "smallest";
                expand?: "donations"[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            payouts: {
                                _id: string;
                                id: string;
                                /** @description Stands on its statement */
                                number: number;
                                /** @description US dollars */
                                amount: number;
                                currency: string;
                                status: string;
                                /** @description monthly, threshold, manual, yearly or grant */
                                reason: string;
                                /** @description yyyy-MM */
                                period: string;
                                /** @description Masked */
                                bankAccount: string | null;
                                /** @description What the bank statement says */
                                reference: string | null;
                                /** @description Milliseconds */
                                createdAt: number;
                                /** @description Milliseconds */
                                sentAt: number | null;
                                /** @description With expand=donations, of a key with donations:read: the newest */
                                donations?: {
                                    _id: string;
                                    id: string;
                                    /** @description What the donor sees */
                                    ref: string;
                                    /** @description null where the donor does not share it, and for a key without donors:read */
                                    donorName: string | null;
                                    /** @description null where the donor does not share it, and for a key without donors:read */
                                    donorEmail: string | null;
                                    /** @description US dollars */
                                    amount: number;
                                    /** @description What is left after refunds; null before it is settled */
                                    net: number | null;
                                    /** @description The card provider's */
                                    fee: number | null;
                                    campaignId: string;
                                    campaignTitle: string;
                                    /** @description Milliseconds: when it came, or was begun */
                                    timestamp: number;
                                    /** @enum {string} */
                                    status: "completed" | "pending" | "failed" | "refunded" | "partlyRefunded" | "disputed" | "unknown";
                                    method: string;
                                    /** @enum {string} */
                                    rhythm: "once" | "monthly";
                                    message: string | null;
                                    /** @description US dollars that it moved in this payout, after fees; below 0 where it was taken back */
                                    inPayout: number;
                                }[];
                                /** @description With expand=donations: how many it has; its statement names them all */
                                donationCount?: number;
                            }[];
                            /** @description Whether rows come after the last one */
                            hasMore: boolean;
                        };
                        /** @description Words for a person. Writes carry them; reads need none. */
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    getUpdates: {
        parameters: {
            query?: {
                /** @example 20 */
                limit?: string;
                /** @example don_1f0k2m9q7x3t5v8w0y2z */
                starting_after?: string;
                /** @example loima-pumps */
                campaign?: string;
                /** @example draft */
                state?: "draft" | "published" | "hidden";
                /** @example 2026-11-03 */
                from?: string;
                /** @example 2026-11-30 */
                to?: string;
                /** @example newest */
                sort?: "newest" | "oldest";
                expand?: "campaign"[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            updates: {
                                /** @description Within the campaign; stands in its address */
                                number: number;
                                title: string;
                                /** @description Paragraphs, lists and the other marks of a campaign's description */
                                text: string;
                                images: {
                                    /** @description Path on this server */
                                    url: string;
                                    caption: string;
                                    width: number;
                                    height: number;
                                }[];
                                figures: {
                                    label: string;
                                    done: number;
                                    /** @description null: a count without an end */
                                    of: number | null;
                                }[];
                                /** @description Milliseconds; null for a draft, which only its organisation sees */
                                publishedAt: number | null;
                                /** @description Milliseconds; null unless it was changed later than a day after it was published */
                                editedAt: number | null;
                                /** Format: uri */
                                url: string;
                                _id: string;
                                id: string;
                                campaignId: string;
                                /** @enum {string} */
                                state: "draft" | "published" | "hidden";
                                /** @description With expand=campaign, of a key with campaigns:read; null where it is archived */
                                campaign?: {
                                    _id: string;
                                    id: string;
                                    title: string;
                                    description: string;
                                    /** @description US dollars */
                                    fundingGoal: number;
                                    /** @description US dollars, settled gifts less refunds and lost disputes */
                                    totalRaised: number;
                                    /** @description Milliseconds, end of the day in UTC; absent means perpetual */
                                    deadline?: number;
                                    isPerpetual: boolean;
                                    /** @enum {string} */
                                    cause: "Education & Literacy" | "Health & Medical Access" | "Clean Water & Sanitation" | "Gender Equality & Women Empowerment" | "Youth Empowerment & Leadership" | "Agriculture & Food Security" | "Climate Action & Environmental Sustainability" | "Economic Development & Livelihoods" | "Orphan & Vulnerable Children Support" | "Peacebuilding & Conflict Resolution" | "HIV/AIDS Awareness & Support" | "Disability Inclusion & Advocacy" | "Technology & Digital Inclusion" | "Emergency Relief & Humanitarian Aid" | "Mental Health & Psychosocial Support" | "Other" | "education" | "health" | "environment" | "hunger" | "water" | "genderEquality" | "infrastructure" | "peaceJustice" | "other";
                                    /** @description Two-letter code */
                                    country: string | null;
                                    countryName: string;
                                    campaignSlug: string;
                                    /** @enum {string} */
                                    status: "draft" | "ongoing" | "paused" | "completed";
                                    ngoId: string;
                                    ngoName: string;
                                    /** @description Unique donors */
                                    donors: number;
                                    /** @description Whether it can be given to now; not in lists */
                                    takesDonations?: boolean;
                                    /**
                                     * @description Why it takes no donations; absent while it does, and in lists. report_owed: until its organisation publishes an update
                                     * @enum {string}
                                     */
                                    noDonationsReason?: "draft" | "completed" | "paused" | "organisation_not_approved" | "organisation_suspended" | "report_owed";
                                    /** @description Of title and description; where a language was asked for, or there are several */
                                    language?: string;
                                    /** @description In which it can be asked for by ?lang= */
                                    languages?: string[];
                                    /** @description Of YouTube or Vimeo; absent without one, and in lists */
                                    videoUrl?: string;
                                    media: {
                                        mainImage: string | null;
                                        additionalImages: string[];
                                    };
                                } | null;
                            }[];
                            /** @description Whether rows come after the last one */
                            hasMore: boolean;
                        };
                        /** @description Words for a person. Writes carry them; reads need none. */
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    getWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            endpoints: {
                                _id: string;
                                id: string;
                                url: string;
                                events: string[];
                                withDonors: boolean;
                                enabled: boolean;
                                /** @description organisation, failures, or gone (it answered 410) */
                                disabledBy: string | null;
                                /** @description Milliseconds */
                                failingSince: number | null;
                                /** @description Milliseconds */
                                createdAt: number;
                            }[];
                        };
                        /** @description Words for a person. Writes carry them; reads need none. */
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    postWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description https, port 443 or 8443 */
                    url: string;
                    events: ("donation.completed" | "donation.refunded" | "donation.refund_failed" | "donation.disputed" | "donation.dispute_won" | "donation.dispute_lost" | "monthly_gift.created" | "monthly_gift.updated" | "monthly_gift.payment_failed" | "monthly_gift.paused" | "monthly_gift.resumed" | "monthly_gift.cancelled" | "campaign.published" | "campaign.updated" | "campaign.paused" | "campaign.resumed" | "campaign.completed" | "campaign.deleted" | "update.published" | "payout.created" | "payout.sent" | "payout.failed" | "payout.returned" | "payout.cancelled")[];
                    /**
                     * @description Bodies name donors who share who they are; a key needs donors:read for it
                     * @default false
                     */
                    withDonors?: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            endpoint: {
                                _id: string;
                                id: string;
                                url: string;
                                events: string[];
                                withDonors: boolean;
                                enabled: boolean;
                                /** @description organisation, failures, or gone (it answered 410) */
                                disabledBy: string | null;
                                /** @description Milliseconds */
                                failingSince: number | null;
                                /** @description Milliseconds */
                                createdAt: number;
                            };
                            /** @description whsec_…, shown this once */
                            secret: string;
                        };
                        /** @description Words for a person. Writes carry them; reads need none. */
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    getWebhooksId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example whe_1f0k2m9q7x3t5v8w0y2z */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            endpoint: {
                                _id: string;
                                id: string;
                                url: string;
                                events: string[];
                                withDonors: boolean;
                                enabled: boolean;
                                /** @description organisation, failures, or gone (it answered 410) */
                                disabledBy: string | null;
                                /** @description Milliseconds */
                                failingSince: number | null;
                                /** @description Milliseconds */
                                createdAt: number;
                            };
                        };
                        /** @description Words for a person. Writes carry them; reads need none. */
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    deleteWebhooksId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example whe_1f0k2m9q7x3t5v8w0y2z */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: Record<string, never>;
                        /** @description Words for a person. Writes carry them; reads need none. */
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    patchWebhooksId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example whe_1f0k2m9q7x3t5v8w0y2z */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description https, port 443 or 8443 */
                    url?: string;
                    events?: ("donation.completed" | "donation.refunded" | "donation.refund_failed" | "donation.disputed" | "donation.dispute_won" | "donation.dispute_lost" | "monthly_gift.created" | "monthly_gift.updated" | "monthly_gift.payment_failed" | "monthly_gift.paused" | "monthly_gift.resumed" | "monthly_gift.cancelled" | "campaign.published" | "campaign.updated" | "campaign.paused" | "campaign.resumed" | "campaign.completed" | "campaign.deleted" | "update.published" | "payout.created" | "payout.sent" | "payout.failed" | "payout.returned" | "payout.cancelled")[];
                    /** @description Bodies name donors who share who they are; a key needs donors:read for it */
                    withDonors?: boolean;
                    enabled?: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            endpoint: {
                                _id: string;
                                id: string;
                                url: string;
                                events: string[];
                                withDonors: boolean;
                                enabled: boolean;
                                /** @description organisation, failures, or gone (it answered 410) */
                                disabledBy: string | null;
                                /** @description Milliseconds */
                                failingSince: number | null;
                                /** @description Milliseconds */
                                createdAt: number;
                            };
                        };
                        /** @description Words for a person. Writes carry them; reads need none. */
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            415: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    getWebhooksIdDeliveries: {
        parameters: {
            query?: {
                /** @example 20 */
                limit?: string;
                /** @example don_1f0k2m9q7x3t5v8w0y2z */
                starting_after?: string;
                /** @example waiting */
                status?: "waiting" | "delivered" | "failed";
            };
            header?: never;
            path: {
                /** @example whe_1f0k2m9q7x3t5v8w0y2z */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            deliveries: {
                                _id: string;
                                id: string;
                                /** @description The header webhook-id */
                                eventId: string;
                                type: string;
                                objectId: string;
                                /** @enum {string} */
                                status: "waiting" | "delivered" | "failed";
                                /** @description Milliseconds: when it happened */
                                timestamp: number;
                                /** @description Milliseconds */
                                nextAttempt: number | null;
                                /** @description The bytes that are signed; null before the first attempt */
                                body: string | null;
                                attempts: {
                                    /** @description Milliseconds */
                                    timestamp: number;
                                    /** @description Milliseconds */
                                    took: number;
                                    /** @description HTTP; null without an answer */
                                    status: number | null;
                                    /** @description null: it was accepted */
                                    error: string | null;
                                    /** @description The first 4 KB */
                                    answer: string;
                                }[];
                            }[];
                            /** @description Whether rows come after the last one */
                            hasMore: boolean;
                        };
                        /** @description Words for a person. Writes carry them; reads need none. */
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    postWebhooksIdDeliveriesDeliveryIdSendAgain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example whe_1f0k2m9q7x3t5v8w0y2z */
                id: string;
                /** @example whd_1f0k2m9q7x3t5v8w0y2z */
                deliveryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            deliveryId: string;
                        };
                        /** @description Words for a person. Writes carry them; reads need none. */
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    postWebhooksIdRotateSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example whe_1f0k2m9q7x3t5v8w0y2z */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            /** @description whsec_…, shown this once */
                            secret: string;
                        };
                        /** @description Words for a person. Writes carry them; reads need none. */
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    postWebhooksIdTest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example whe_1f0k2m9q7x3t5v8w0y2z */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            201: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: {
                            deliveryId: string;
                        };
                        /** @description Words for a person. Writes carry them; reads need none. */
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            404: components["responses"]["Failure"];
            409: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
}
